import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";

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
    <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
      {tabs.map((tab) => (
        <li key={tab.label} className="shrink-0">
          <Link
            to={paths.adminPayments(tab.view ? { view: tab.view } : {})}
            aria-current={tab.view === view ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
