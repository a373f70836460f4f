/** A spinner; the text beside it says what is loading. */
export const Spinner = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={`size-[1.25em] animate-spin ${className}`} aria-hidden="true">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
    <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
