/** How long a link has to be hovered or focused, in milliseconds: passing over it is no intent. */
const INTENT_DELAY_MS = 80;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a") : null;

/**
 * Calls back when a link of the page is hovered, focused or touched, which comes before a press. The listeners are on the
 * document: pages add and remove links.
 */
export const onLinkIntent = (callback: (link: HTMLAnchorElement) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const startTimer = ({ target }: Event) => {
    cancel();
    const link = linkOf(target);
    if (link) timer = setTimeout(() => callback(link), INTENT_DELAY_MS);
  };
  const start = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) callback(link);
  };
  document.addEventListener("mouseover", startTimer, { passive: true });
  document.addEventListener("focusin", startTimer, { passive: true });
  document.addEventListener("mouseout", cancel, { passive: true });
  document.addEventListener("touchstart", start, { passive: true });
};
