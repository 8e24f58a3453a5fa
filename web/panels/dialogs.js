// Dialogs: a button opens each, its own button, Escape or a click beside it close it.

for (const dialog of document.querySelectorAll("dialog")) {
  const opener = document.querySelector(`[data-${dialog.dataset.opener}]`);
  opener?.addEventListener("click", () => dialog.showModal());
  dialog.addEventListener("click", ({ target }) => {
    const closes = target instanceof Element && target.closest("[data-close]");
    if (target === dialog || closes) dialog.close();
  });
}
