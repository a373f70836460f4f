import { Link, useSearchParams } from "react-router-dom";
import {
  AdminCustomersDocument,
  useAdminCustomersQuery,
  type AdminCustomersQuery,
} from "../../graphql/generated.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { paths } from "../../paths.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { TagFilter } from "../customers/tag-filter.tsx";
import { CustomerRows } from "./customer-rows.tsx";
import { sectionLink } from "./dashboard-section.tsx";

/** Customers of one page. */
const PAGE_SIZE = 20;

const customersOf = (data: AdminCustomersQuery) => data.customers;

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next customers could not be loaded." });

/** All distinct customers by shipping e-mail: /admin/dashboard?view=customers. */
export const AllCustomers = () => {
  const [parameters, setParameters] = useSearchParams();
  const tag = parameters.get("tag") || null;
  const paged = usePagedQuery({
    query: AdminCustomersDocument,
    variables: { tag },
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
      <p className="mt-1 text-ink-soft">One per shipping e-mail, newest order first.</p>
      <TagFilter
        value={tag}
        onChange={(next) =>
          setParameters(
            (current) => {
              if (next) current.set("tag", next);
              else current.delete("tag");
              return current;
            },
            { replace: true },
          )
        }
      />
      <PagedList
        list={list}
        noun="customers"
        empty={
          tag
            ? { title: "No customers with this tag", text: "Tags are set on a customer's page." }
            : { title: "No customers yet", text: "Customers appear here after their first order." }
        }
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
