import { Link } from "react-router-dom";
import { Skeleton } from "../../ui/skeleton.tsx";

type StatCardProps = {
  label: string;
  /** Undefined while it is on its way, null when it did not come. */
  value: number | null | undefined;
  to: string;
};

/** One figure with what it counts; leads to the things themselves. The figure's place is kept until it is known. */
export const StatCard = ({ label, value, to }: StatCardProps) => (
  <li>
    <Link
      to={to}
      className="block rounded-sm border border-hairline bg-paper-raised p-5 hover:border-ink sm:p-6"
    >
      <span className="block text-sm text-ink-soft">{label}</span>
      {value === undefined ? (
        <Skeleton className="mt-1 h-11 w-14" />
      ) : (
        <span className="mt-1 block font-display text-3xl tabular-nums">
          {value?.toLocaleString("en-IN") ?? "–"}
        </span>
      )}
    </Link>
  </li>
);
