/** A placeholder while content loads; give it the final size so that the layout does not shift. */
export const Skeleton = ({ className = "" }: { className?: string }) => (
  <span className={`block animate-breathe rounded-sm bg-paper-deep ${className}`} aria-hidden="true" />
);
