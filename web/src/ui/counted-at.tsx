import { formatTime } from "./dates.ts";

/** When figures were counted; nothing if that was just now. */
export const CountedAt = ({ instant }: { instant: string | null | undefined }) =>
  instant && <p className="mt-2 text-sm text-ink-soft">{`As of ${formatTime(instant)}`}</p>;
