/** Scrolls to the first line with a problem (`LineNotices`) and focuses its button. */
export const focusFirstProblem = () => {
  const notice = document.querySelector("[data-line-problem]");
  notice?.scrollIntoView({ block: "center" });
  notice?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
};
