import { errorMessage } from "../../../graphql/error-message.ts";
import type { DisputeRow_DisputeFragment } from "../../../graphql/generated.ts";
import type { Column } from "../../../ui/record-list.tsx";
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

/** Complaints of payers at their banks. They are answered in Razorpay's dashboard. */
export const DisputesSection = () => (
  <>
    <p className="mt-6 text-ink-soft">
      Complaints of payers at their banks. Answer them in Razorpay's dashboard; the outcome comes here by
      itself.
    </p>
    <PagedList
      list={useDisputes()}
      noun="disputes"
      empty={{
        title: "No disputes",
        text: "Disputes appear here as soon as the bank reports them.",
      }}
      placeholder="h-66 lg:h-18"
      toMessage={loadErrorMessage}
    >
      {(disputes) => <DisputeRows disputes={disputes} orderColumn={orderColumn} />}
    </PagedList>
  </>
);
