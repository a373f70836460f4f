import { errorMessage } from "../../../graphql/error-message.ts";
import type { DisputeRow_DisputeFragment } from "../../../graphql/generated.ts";
import type { Column } from "../../../ui/record-list.tsx";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { DisputeRows } from "../../orders/admin/dispute-rows.tsx";
import { OrderLink } from "./order-link.tsx";
import { useDisputes } from "./use-money-lists.ts";

const orderColumn: Column<DisputeRow_DisputeFragment> = {
  title: "Order",
  cell: (dispute) => <OrderLink {...dispute} />,
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next disputes could not be loaded." });

const states = [
  { state: undefined, label: "All" },
  { state: "open", label: "Open" },
] as const;

/** Complaints of payers at their banks. They are answered in Razorpay's dashboard. The URL holds the state. */
export const DisputesSection = ({ state }: { state: string | null }) => (
  <>
    <nav aria-label="Disputes by state" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {states.map((each) => (
          <li key={each.label}>
            <FilterLink
              to={paths.adminPayments({ view: "disputes", ...(each.state && { state: each.state }) })}
              isCurrent={(each.state === "open") === (state === "open")}
            >
              {each.label}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
    <p className="mt-4 text-ink-soft">
      A customer has disputed a payment at their bank. Respond in the Razorpay dashboard by the last day; the
      outcome shows here on its own.
    </p>
    <PagedList
      list={useDisputes(state === "open")}
      noun="disputes"
      empty={{
        title: state === "open" ? "No open disputes" : "No disputes",
        text: "Disputes appear here as soon as Razorpay reports them.",
      }}
      placeholder="h-66 lg:h-18"
      toMessage={loadErrorMessage}
    >
      {(disputes) => <DisputeRows disputes={disputes} orderColumn={orderColumn} />}
    </PagedList>
  </>
);
