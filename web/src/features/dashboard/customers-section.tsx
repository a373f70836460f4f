import { Link } from "react-router-dom";
import type { CustomerRow_CustomerFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { CustomerRows } from "./customer-rows.tsx";
import { DashboardSection, sectionLink } from "./dashboard-section.tsx";
import { LoadingRows } from "./loading-rows.tsx";

/** How many customers the dashboard shows (specification, section 2; decision 24). */
const shown = 8;

/** The first distinct customers, with a link to all. */
export const CustomersSection = ({
  customers,
}: {
  customers: readonly CustomerRow_CustomerFragment[] | undefined;
}) => (
  <DashboardSection
    isWide
    title="Customers"
    action={
      <Link to={paths.adminDashboard({ view: "customers" })} className={sectionLink}>
        All customers
      </Link>
    }
  >
    {!customers && <LoadingRows label="Loading customers" />}
    {customers?.length === 0 && <p className="py-4 text-ink-soft">No customers yet.</p>}
    {customers && <CustomerRows customers={customers.slice(0, shown)} />}
  </DashboardSection>
);
