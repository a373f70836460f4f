/** A count for each row: a bar and, for accessibility, the figure. */
export const CountBars = ({
  label,
  rows,
}: {
  label: string;
  rows: readonly { name: string; count: number }[];
}) => {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label={label} className="grid gap-1 text-sm tabular-nums">
      {rows.map(({ name, count }) => (
        <li key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] items-center gap-3">
          <span className="text-ink-soft">{name}</span>
          <svg aria-hidden="true" className="h-2 w-full rounded-sm bg-paper-deep text-marigold">
            <rect
              width={`${total === 0 ? 0 : (count / total) * 100}%`}
              height="100%"
              rx="2"
              fill="currentColor"
            />
          </svg>
          <span className="text-right">
            {count}
            <span className="sr-only"> {count === 1 ? "review" : "reviews"}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
