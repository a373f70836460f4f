import { useParams } from "react-router-dom";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
import { CashBlock } from "../../features/customers/cash-block.tsx";
import { CustomerConsents } from "../../features/customers/customer-consents.tsx";
import { CustomerFacts, CustomerFigures } from "../../features/customers/customer-head.tsx";
import {
  CustomerMessages,
  CustomerOrders,
  CustomerReturns,
  CustomerReviews,
} from "../../features/customers/customer-lists.tsx";
import { CustomerNotes } from "../../features/customers/customer-notes.tsx";
import { CustomerTags } from "../../features/customers/customer-tags.tsx";
import { Section } from "../../features/customers/section.tsx";
import { errorCode } from "../../graphql/error-message.ts";
import { useAdminCustomerQuery, type CustomerPage_CustomerFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const missingCodes = ["CUSTOMER_NOT_FOUND", "BAD_ID"];

const Loading = () => (
  <LoadingRegion label="Loading the customer">
    <Skeleton className="h-12" />
    <Skeleton className="mt-6 h-28" />
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <Skeleton className="h-120" />
      <Skeleton className="h-120" />
    </div>
  </LoadingRegion>
);

type CustomerProps = { customer: CustomerPage_CustomerFragment; onStale: () => void };

/** The parts of the page that the role may see. The record of a deleted account cannot be changed. */
const Customer = ({ customer, onStale }: CustomerProps) => {
  const may = useMay();
  const { id } = customer;
  const canChange = may("CUSTOMERS") && customer.closedAt === null;
  return (
    <>
      <h1 dir="auto" className="text-2xl wrap-anywhere">
        {customer.name || "Deleted account"}
      </h1>
      {customer.closedAt && (
        <p className="mt-1 text-ink-soft">
          {`The customer deleted this account on ${formatDate(customer.closedAt)}. Its orders stay.`}
        </p>
      )}
      <div className="mt-5">
        <CustomerFigures customer={customer} />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-10">
          {!customer.closedAt && (
            <Section title="Account">
              <CustomerFacts customer={customer} />
            </Section>
          )}
          <Section title="Cash on delivery">
            <CashBlock key={id} customer={customer} canChange={canChange} onStale={onStale} />
          </Section>
          <Section title="Tags">
            <CustomerTags key={id} customer={customer} canChange={canChange} onStale={onStale} />
          </Section>
          {may("CUSTOMERS") && (
            <Section title="Consents">
              <CustomerConsents key={id} customerId={id} />
            </Section>
          )}
          {may("CUSTOMERS") && (
            <Section title="Notes">
              <CustomerNotes key={id} customerId={id} canWrite={canChange} />
            </Section>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-10">
          {may("VIEW_ORDERS") && (
            <Section title="Orders">
              <CustomerOrders customerId={id} />
            </Section>
          )}
          {may("RETURNS", "VIEW_ORDERS") && (
            <Section title="Returns">
              <CustomerReturns customerId={id} />
            </Section>
          )}
          {may("REVIEWS") && (
            <Section title="Reviews">
              <CustomerReviews customerId={id} />
            </Section>
          )}
          {may("MESSAGES") && (
            <Section title="Messages">
              <CustomerMessages customerId={id} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
};

/** One customer: an account with its orders, to any shipping e-mail, and what the staff records about it. */
export const AdminCustomerPage = () => {
  const { id = "" } = useParams();
  const may = useMay();
  const { data, error, loading, refetch } = useAdminCustomerQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  const customer = data?.customer;
  usePageTitle(customer ? customer.name || "Deleted account" : "Customer");
  const isMissing = error && missingCodes.includes(errorCode(error) ?? "");
  const list = may("CUSTOMERS") ? paths.adminDashboard({ view: "customers" }) : undefined;
  return (
    <>
      <Breadcrumb steps={[{ label: "Customers", ...(list && { to: list }) }, { label: "Customer" }]} />
      {!customer && error && (
        <>
          <h1 className="mb-6 text-2xl">Customer</h1>
          {isMissing ? (
            <EmptyState
              title="Customer not found"
              text="The link may be incomplete."
              action={list && <ButtonLink to={list}>All customers</ButtonLink>}
            />
          ) : (
            <FailedState text="The customer could not be loaded." onRetry={reload} isRetrying={loading} />
          )}
        </>
      )}
      {!customer && !error && <Loading />}
      {customer && <Customer customer={customer} onStale={reload} />}
    </>
  );
};
