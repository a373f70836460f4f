/** The first focusable element of a page: skips the header. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only rounded-sm bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-[max(0.75rem,var(--safe-top))] focus:left-safe-3 focus:z-50"
  >
    Skip to the page
  </a>
);
