/** Resolves when the page is visible: at once, or when its tab is opened again. */
export const untilVisible = async (): Promise<void> => {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
};
