/** A grey-warm place that breathes where something is on its way; give it the final size so that nothing shifts. */
export const Skeleton = ({ className = "" }: { className?: string }) => (
  <span className={`block animate-breathe rounded-sm bg-paper-deep ${className}`} aria-hidden="true" />
);
