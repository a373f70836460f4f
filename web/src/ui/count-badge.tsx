/** A number at a link or button, whose `aria-description` says what it counts. Renders nothing for zero. */
export const CountBadge = ({
  count = 0,
  className = "",
}: {
  count?: number | undefined;
  className?: string;
}) =>
  count > 0 && (
    <span
      aria-hidden
      className={`inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1.5 text-xs font-semibold text-paper tabular-nums ${className}`}
    >
      {count > 99 ? "99+" : count}
    </span>
  );

/** What the number says to a screen reader. */
export const waitingText = (count: number | undefined) => (count ? `${count} waiting` : undefined);
