import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";

const tabs = [
  { view: undefined, label: "Payments" },
  { view: "refunds", label: "Refunds" },
  { view: "cash", label: "Cash" },
  { view: "settlements", label: "Settlements" },
  { view: "disputes", label: "Disputes" },
] as const;

export type PaymentView = NonNullable<(typeof tabs)[number]["view"]>;

/** The parts of the payments page, as links. */
export const PaymentTabs = ({ view }: { view: PaymentView | null | undefined }) => (
  <nav aria-label="Parts of payments" className="mt-10">
    <ul className="flex flex-wrap gap-2">
      {tabs.map((tab) => (
        <li key={tab.label}>
          <FilterLink
            to={paths.adminPayments(tab.view ? { view: tab.view } : {})}
            isCurrent={tab.view === view}
          >
            {tab.label}
          </FilterLink>
        </li>
      ))}
    </ul>
  </nav>
);
