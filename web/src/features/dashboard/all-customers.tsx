import { Link } from "react-router-dom";
import {
  AdminCustomersDocument,
  useAdminCustomersQuery,
  type AdminCustomersQuery,
} from "../../graphql/generated.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { paths } from "../../paths.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { CustomerRows } from "./customer-rows.tsx";
import { sectionLink } from "./dashboard-section.tsx";

/** Customers of one page. */
const PAGE_SIZE = 20;

const customersOf = (data: AdminCustomersQuery) => data.customers;

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next customers could not be loaded." });

/** All distinct customers by shipping e-mail: /admin/dashboard?view=customers. */
export const AllCustomers = () => {
  const paged = usePagedQuery({
    query: AdminCustomersDocument,
    variables: {},
    size: PAGE_SIZE,
    toList: customersOf,
  });
  const { list } = paged.listOf(useAdminCustomersQuery(paged.options));
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">Customers</h1>
        <Link to={paths.adminDashboard()} className={sectionLink}>
          Back to the dashboard
        </Link>
      </div>
      <p className="mt-1 text-ink-soft">One for each shipping e-mail, the newest order first.</p>
      <PagedList
        list={list}
        noun="customers"
        empty={{
          title: "No customers yet",
          text: "Customers appear here after their first order.",
        }}
        placeholder="h-14"
        toMessage={loadErrorMessage}
      >
        {(customers) => (
          <div className="mt-4 border-t border-ink">
            <CustomerRows customers={customers} />
          </div>
        )}
      </PagedList>
    </>
  );
};
