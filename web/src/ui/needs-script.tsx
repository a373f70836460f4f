/**
 * Says what a page cannot do without JavaScript. Only shown where it is switched off. A browser with script ignores the content
 * of `noscript`, so it is not part of the client's bundle.
 */
export const NeedsScript = ({ action, className = "" }: { action: string; className?: string }) => (
  <noscript>
    {import.meta.env.SSR && (
      <p className={`border-l-4 border-marigold bg-marigold-tint px-4 py-3 ${className}`}>
        {action} needs JavaScript. Please switch it on and load this page again.
      </p>
    )}
  </noscript>
);
