// The page, put together: who does what when which button is pressed.
//
// The address is the game. What is being done right now is in state.js.

import { drag } from "../board/drag.js";
import { register } from "../offline/register.js";
import { asking } from "../panels/broken.js";
import { onAction, onSpace } from "../panels/buttons.js";
import { course } from "../panels/course.js";
import "../panels/dialogs.js";
import "../panels/fade.js";
import { chosen, showHome } from "../panels/home.js";
import { keys } from "../panels/keys.js";
import { showProgress, showStalled } from "../panels/loading.js";
import "../panels/more.js";
import { odds } from "../panels/odds.js";
import { pasting } from "../panels/paste.js";
import { replay } from "../panels/replay.js";
import { rivals } from "../panels/rival.js";
import { rules } from "../panels/rules.js";
import { sending } from "../panels/send.js";
import { showSettings } from "../panels/settings.js";
import { yours } from "../panels/yours.js";
import { Engine } from "../python/engine.js";
import { actions } from "./actions.js";
import * as address from "./address.js";
import { computer } from "./computer.js";
import { onFollow, onPress, part } from "./dom.js";
import { forced } from "./forced.js";
import { listen } from "./news.js";
import { recall } from "./recall.js";
import { draw, grid, showCarried, showHover, showOpening, showSeated } from "./render.js";
import { onChange } from "./settings.js";
import { picture, state } from "./state.js";
import { you } from "./table.js";
import { tasks } from "./tasks.js";
import { translatePage } from "./words.js";

/** What has a use of its own for a click. */
const USES_CLICK = "[data-site], a, button, summary, input, select, textarea, label, dialog";

const engine = new Engine({ progress: showProgress, stalled: () => showStalled(true) });
const queue = tasks(engine, draw);
const { act, ask } = queue;
const player = actions(queue);
const view = () => state.view;

grid.connect({ choose: player.choose, hover: showHover });
drag(part("grid"), {
  mayTake: player.mayTake,
  take: player.take,
  carry: showCarried,
  put: (site) => player.choose(site, false),
  drop: player.letGo,
});
onPress("place", player.place);
onPress("cancel", player.letGo);
onAction(player.press, player.rollAndLead);
onPress("roll", player.roll);
onSpace(player.roll);
document.addEventListener("keydown", ({ key }) => {
  const closes = document.querySelector("dialog[open]"); // then Escape is for the dialog
  if (key === "Escape" && !closes) player.letGo();
});
document.addEventListener("click", ({ target }) => {
  const used = target instanceof Element && target.closest(USES_CLICK);
  if (!used) player.miss();
});

onPress("undo", () => player.stepBy(-1));
onPress("redo", () => player.stepBy(1));
onPress("new", player.openNew);
onPress("takeback", () => player.stepBy(-1));
onPress("scan", () => part("qr").click());
onPress("another", () => player.open("?", ""));
onPress("othergame", () => player.correct("game"));
onPress("otherside", () => player.correct("sides"));
onPress("known", () => state.found?.other && player.resume(state.found.other));
onPress("continue", player.goOn);
onPress("rematch", player.rematch);
onPress("untry", player.untry);
onPress("sendline", () => part("send").click());
onPress("review", () => player.look(Math.min(1, view().moves.length - 1)));
onFollow("open", player.open);
onFollow("begin", (link) => player.begin(link));
onFollow("look", (_, ply) => player.look(Number(ply)));
addEventListener("popstate", player.arrive);

onPress("again", () => {
  showStalled(false);
  engine.restart();
});
onPress("turnboard", player.turn);
showSettings();
onChange(player.read);
sending(act, view, picture, player.sent);
pasting(act, ask, player.receive);
asking(act, view);
yours(ask, player.resume, showSeated);
rivals(view, () => you(view()), player.challenge);
course({
  go: player.learnOn,
  show: player.showMe,
  leave: player.leave,
  mayTake: player.mayTake,
}); // before the replay: both hear the arrows
onPress("learn", () => player.learn(view().link));
onPress("learn-row", () => player.learn(view().link));
onPress("newcomer", () => player.learn(view().link));
onPress("lesson", () => player.learn(chosen().link));
onPress("learn-computer", () => {
  const { short } = state.lesson?.links ?? { short: "" };
  if (short) player.begin(short, [0, 1]);
});
onPress("learn-friend", () => {
  const { game } = state.lesson?.links ?? { game: "" };
  if (game) player.open(game, "");
});
replay(view, player.look);
keys(view, player.type);
rules(
  act,
  ask,
  () => {
    const { lesson } = state;
    return lesson ? { ...view(), title: lesson.title, link: lesson.links.game } : view();
  },
  grid,
);
computer(queue, player.computer);
forced(player.force, queue.isLive);
odds(ask, act);
listen("arrived", recall(queue));

document.documentElement.dataset.alive = "";
translatePage();
document.documentElement.toggleAttribute("data-embed", address.embedded);
showHome();
showOpening();
player.read();
player.playKept();
act(() => void register());
