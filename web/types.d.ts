// The JSON of trisq/service.py, and what travels between the page and its worker.

export interface Site {
  id: string;
  x: number;
  y: number;
  wide: number;
  tall: number;
  /** What people call it. */
  name: string;
}

export interface Piece {
  site: string;
  side: number;
  shape: string;
  name: string;
  count: number;
}

export interface Label {
  x: number;
  y: number;
  text: string;
  size: number;
  ground: string;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: string;
  round: number;
}

/** A strip across the board, and how long it is in some rooms of the page. */
export interface Band {
  axis: string;
  start: number;
  end: number;
  rooms: Record<string, number>;
}

/** What was done with one die. */
export interface Step {
  start: string;
  end: string;
  shape: string;
  pips: number;
}

export interface Scene {
  width: number;
  height: number;
  radius: number;
  sites: Site[];
  /** How round the fields are that are the sites; 0 where they are points. */
  corner: number;
  lines: { x1: number; y1: number; x2: number; y2: number; kind: string }[];
  loops: { points: [number, number][] }[];
  dots: { x: number; y: number; kind: string; turn: number }[];
  labels: Label[];
  /** Whether these are to be seen though nobody asked for them. */
  named: boolean;
  goals: Area[];
  spares: { x: number; y: number; shape: string; size: number }[];
  edges: [string, string][];
  bands: Band[];
  pieces: Piece[];
  areas: Area[];
  trails: { sites: string[]; shape: string; kind: string }[];
  /** Sites where men lie in a row, and what they do there. */
  trays: { site: string; text: string }[];
  /** Dice on the sites that they lead to, one or all of them one after another. */
  tags: { site: string; dice: number[] }[];
  /** Free sites where nobody can play any more, and those of men who are shut in. */
  closed: string[];
  /** Sites from where a man can leave the board now. */
  ready: string[];
  dice: { pips: number; used: boolean }[];
  /** With pips, the die that shows so many. */
  buttons: { id: string; label: string; pips: number }[];
  empty: string;
}

export interface Choice {
  move: string;
  path: string[];
}

/** Several legal moves of one man in a row, and the clicks that mean them all. */
export interface Run {
  moves: string[];
  path: string[];
}

export type Player = 0 | 1;

export type Turn = Player | "chance" | null;

export interface View {
  link: string;
  game: string;
  /** What the link says before the moves: "size9"; null for the ordinary game. */
  variant: string | null;
  /** The position that the game started from, if it was set up. */
  setup: string | null;
  /** The position that is shown, as a link says it before the moves. */
  position: string | null;
  title: string;
  sides: string[];
  shapes: string[];
  /** The colours of the page and of the figures: style sheets know them by these names. */
  tone: "linen" | "clay" | "slate" | "marble";
  finish: "stone" | "ivory";
  moves: string[];
  /** Each move in short, as it is printed. */
  labels: string[];
  seats: Turn[];
  /** In whose turn each move was made; his dice belong to it. */
  owners: Player[];
  captures: Record<string, string[]>;
  ply: number;
  turn: Turn;
  /** The player whose turn it is, also while his dice are rolled. */
  whose: Player | null;
  outcome: null | Outcome;
  choices: Choice[];
  shortcuts: Choice[];
  runs: Run[];
  opposite: boolean;
  headline: string;
  story: string;
  /** The story as the first player reads it, and as the second one does, if that differs. */
  told: string[];
  notes: string;
  /** What to do now; nothing once it is over. */
  todo: string;
  /** What stands on each seat beside its player's name. */
  plates: Plate[];
  text: string;
  scene: Scene;
  /** What the last move touched, and the steps of the opponent's whole last turn. */
  marks: { last: string[]; ghosts: { site: string; shape: string }[]; steps: Step[] };
  links: { undo: string | null; redo: string | null; home: string; new: string };
  /** What a new game can be started as; nothing where there is no choice. */
  variants: Variant[];
  /** How many dice are thrown at once; none in most games. */
  throws: number;
  /** What the link proves of the dice so far, from which move, and that in words. */
  dice: null | Proof;
  error: null | Refusal;
  broken: null | Broken;
}

export interface Outcome {
  winner: Player | null;
  reason: string;
  /** Who has won, and why. */
  title: string;
  sentence: string;
}

/** A link cut where it breaks. */
export interface Broken {
  good: string;
  bad: string;
  rest: string;
  /** How many words behind the bad one were not read. */
  unread: number;
}

export interface Plate {
  /** What he plays with: "red squares". */
  crew: string;
  /** How far he has come, in a few words. */
  tally: string;
}

export interface Variant {
  variant: string | null;
  title: string;
  /** What variants differ in, and what this one is of it: "Board", "9 × 9". */
  kind: string;
  label: string;
  link: string;
}

/** What the throws of a player are known by, once he has told it. */
export type Anchor = string | null;

export interface Proof {
  state: "proved" | "open" | "broken";
  from: number | null;
  /** How many throws follow from the proof. */
  covered: number;
  anchors: Anchor[];
  sentence: string;
}

export interface Refusal {
  code: string;
  /** With the number of the move and as it is written: for links, and for moves that were typed. */
  message: string;
  /** The rule's words alone: for who clicked. */
  sentence: string;
  index: number | null;
  token: string | null;
  /** The sites that forbid the move. */
  sites: string[];
}

/**
 * Every question may say in which language the answer is to be, from which seat to look, and that
 * the part of the scene which never changes is not wanted; this page always wants it.
 */
export type Question = { language?: string; turned?: boolean; board?: true } & (
  | { op: "view"; link: string; line?: string }
  | { op: "pick"; link: string; path: string[] }
  | { op: "play"; link: string; move: string }
  | { op: "play"; link: string; path: string[] }
  | { op: "roll"; link: string; table: string; secret?: string }
  | { op: "games" }
  | { op: "rules"; link: string }
  | { op: "lesson"; link: string }
  | { op: "explain"; link: string; code: string }
  | { op: "try"; link: string; move: string }
  | { op: "try"; link: string; path: string[] }
  | { op: "think"; link: string; level: number; seed: number }
  | { op: "hint"; link: string; level: number; seed: number }
  | { op: "take"; link: string; data: string }
  | { op: "odds"; link: string; site: string | null }
);

/** A question that takes its time. */
export type Thought = Extract<Question, { op: "think" | "hint" }>;

/** A move that is half made. */
export interface Preview {
  prompt: string;
  scene: Scene;
}

/** What the computer would play, and what it thinks of the position. */
export interface Analysis {
  move: string;
  path: string[];
  /** The chances of the first player, from -1 to 1. */
  value: number;
  /** How much was thought, in the player's own unit. */
  work: number;
  /** A file that would help, of those in `Start.tables`. */
  wants: string | null;
}

export interface Hint extends Analysis {
  /** The move and what is good about it, in words. */
  sentence: string;
}

/** A rule in short, and a move in a position that shows it. */
export interface Rule {
  title: string;
  text: string;
  link: string;
  move: string;
  label: string;
  refused: boolean;
  /** Whether the source has no such rule. */
  own: boolean;
  /** A position on the smallest board that shows it, and what is clicked there. */
  figure: string;
  path: string[];
}

/** A step of a lesson, or its end. */
export interface Lesson {
  /** Of the game. */
  title: string;
  step: number;
  /** How many there are; the end comes behind them. */
  count: number;
  heading: string;
  text: string;
  /** What is to be done, and what stands where. */
  task: string;
  standing: string;
  /** What does it; nothing at the end. */
  move: string | null;
  /** The sites where it begins, and what it takes. */
  marks: string[];
  /** The links of all steps, and of the end. */
  steps: string[];
  /** A new game, and a short one. */
  links: { game: string; short: string };
}

export interface Game {
  name: string;
  title: string;
  sides: string[];
}

export interface ViewAnswer {
  view: View;
}

export interface PickAnswer {
  preview: Preview;
}

export interface GamesAnswer {
  games: Game[];
}

export interface RulesAnswer {
  goal: string;
  rules: Rule[];
  /** Where they come from. */
  source: string;
}

export interface LessonAnswer {
  lesson: Lesson;
  view: View;
}

/** The link of a step of a lesson, if one explains it. */
export interface ExplainAnswer {
  step: string | null;
}

export interface ThinkAnswer {
  view: View;
  /** None where dice were due, and thrown. */
  analysis: Analysis | null;
}

export interface HintAnswer {
  analysis: Hint;
}

/** What can be counted exactly, in sentences. */
export interface OddsAnswer {
  odds: string[];
}

/** There is nothing to say. */
export type TakeAnswer = object;

/** What a good answer holds, by the operation that was asked for. */
export interface Answers {
  view: ViewAnswer;
  pick: PickAnswer;
  play: ViewAnswer;
  roll: ViewAnswer;
  games: GamesAnswer;
  rules: RulesAnswer;
  lesson: LessonAnswer;
  try: ViewAnswer;
  explain: ExplainAnswer;
  think: ThinkAnswer;
  hint: HintAnswer;
  take: TakeAnswer;
  odds: OddsAnswer;
}

export type Answer<Op extends keyof Answers> =
  | ({ ok: true } & Answers[Op])
  | { ok: false; error: Refusal };

/** Something to load: where it is, below the page, and how big it is when unpacked. */
export interface Load {
  path: string;
  bytes: number;
}

/** What the build writes into the page of every game: how it invites. */
export interface Invitation {
  game: string;
  title: string;
  goal: string;
  short: string;
  link: string;
  tone: string;
  finish: string;
}

/** A short game to look at: the board, and what changes on it. */
export interface Short {
  board: Partial<Scene>;
  frames: { scene: Partial<Scene>; marks: View["marks"] }[];
}

/** What the build writes into the page: how Python can come. */
export interface Start {
  /** Small, for most of what a visit begins with. Not there while the build is still at it. */
  first?: Load & { checksum: number };
  /** The whole of it; not there either. */
  frozen?: Load & { checksum: number };
  ordinary: Load;
  /** Whether somebody works on the page: then the network is asked before what is kept. */
  live?: boolean;
  /** By their codes: what they call themselves and are called, and where their texts are. */
  languages: Record<string, { name: string; tag: string; path: string }>;
  /** Where the short games of the first page are. */
  home: string;
  /** Where the thread of Python begins. */
  worker: string;
  /** Where files are that help the computer to think, by name. */
  tables: Record<string, string>;
}

/** Page to worker. */
export type ToWorker =
  | { file: Blob; checksum: number }
  | { program: WebAssembly.Module }
  | { ordinary: string }
  | { id: number; question: string };

/** Worker to page. */
export type FromWorker =
  | { alive: true }
  | { loaded: number }
  | { compiled: WebAssembly.Module }
  | { ready: true }
  | { failed: string }
  | { id: number; answer: string }
  | { id: number; crash: string };
