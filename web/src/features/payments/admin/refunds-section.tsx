import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { MoneyList } from "./money-list.tsx";

const states = [
  { state: undefined, label: "On their way" },
  { state: "failed", label: "Failed at the bank" },
  { state: "given", label: "Refunded" },
] as const;

/** All refunds by their state. The URL holds the state. */
export const RefundsSection = ({ state }: { state: string | null }) => (
  <>
    <nav aria-label="Refunds by state" className="mt-4">
      <ul className="flex flex-wrap gap-x-5">
        {states.map((each) => (
          <li key={each.label}>
            <Link
              to={paths.adminPayments({ view: "refunds", ...(each.state && { state: each.state }) })}
              aria-current={(each.state ?? null) === state ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline"
            >
              {each.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <MoneyList
      key={state}
      figure={state === "given" ? "REFUNDED" : "REFUND_DUE"}
      from={null}
      isFailed={state === "failed"}
    />
  </>
);
