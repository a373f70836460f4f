import { Link } from "react-router-dom";
import { Skeleton } from "../../ui/skeleton.tsx";

type StatCardProps = {
  label: string;
  /** `undefined` while it loads, `null` if it could not be loaded. */
  value: number | null | undefined;
  to: string;
};

/** A count with its label, linked to the page of the counted things. A skeleton holds its place while it loads. */
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
