import { Button } from "./button.tsx";

/** The foot of a long list: how much is shown, and a button for the next part. Nothing to press when all is there. */
export const ShowMore = ({
  shown,
  total,
  noun,
  hasMore,
  isLoading,
  onMore,
}: {
  shown: number;
  total: number;
  /** Plural: "products". */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}) => (
  <div className="flex flex-col items-center gap-4 pt-10">
    <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
      {shown} of {total} {noun}
    </p>
    {hasMore && (
      <Button variant="secondary" onClick={onMore} isLoading={isLoading}>
        Show more
      </Button>
    )}
  </div>
);
