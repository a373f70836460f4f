import { useId, useState, type FormEvent } from "react";
import {
  useRefundOptionsQuery,
  useRefundQuoteQuery,
  type OrderPage_OrderFragment,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { orderLabel, wholeRupees } from "../order-status.ts";
import {
  chosenLines,
  draftProblem,
  refundKinds,
  typedRupees,
  type RefundDraft,
  type RefundOptions,
} from "./refund-draft.ts";
import { RefundFields } from "./refund-fields.tsx";
import { useRefundOrder } from "./use-refund-order.ts";

type Order = OrderPage_OrderFragment;

/** What the draft comes to; `undefined` while nothing is chosen, or while it is computed. */
const useAmount = (order: Order, options: RefundOptions, draft: RefundDraft): number | undefined => {
  const lines = chosenLines(options, draft);
  const { data } = useRefundQuoteQuery({
    variables: { orderId: order.id, lines, hasShipping: false },
    skip: lines.length === 0,
    fetchPolicy: "network-only",
  });
  if (draft.kind === "SHIPPING") return options.shipping;
  if (draft.kind === "AMOUNT") return typedRupees(draft.amount);
  return lines.length > 0 ? data?.refundQuote.amount : undefined;
};

/** How the money goes back. */
const moneyText = (order: Order, amount: number | undefined) => {
  const { paymentDetails, orderStatus, cashDue, finalAmount, creditedAmount } = order;
  if (paymentDetails.method === "ONLINE") return "The money goes back to the original payment method.";
  if (paymentDetails.paymentStatus === "COMPLETED")
    return "It was paid in cash: the customer is asked for a UPI ID or bank account.";
  if (orderStatus === "DELIVERED")
    return "Once the courier's cash is recorded, the customer is asked for a UPI ID or bank account.";
  return amount === undefined || cashDue === null
    ? "The courier collects less cash."
    : `The courier collects ${formatRupees(wholeRupees(finalAmount - creditedAmount - amount))} instead of ${formatRupees(cashDue)}.`;
};

type FormProps = { order: Order; options: RefundOptions; onClose: () => void; onStale: () => void };

const RefundForm = ({ order, options, onClose, onStale }: FormProps) => {
  const formId = useId();
  const kinds = refundKinds(options);
  const [draft, setDraft] = useState<RefundDraft>({
    kind: kinds[0]?.value ?? "AMOUNT",
    counts: {},
    isRestocked: false,
    amount: "",
    note: "",
  });
  const [isChecked, setChecked] = useState(false);
  const { send, failure, isBusy } = useRefundOrder(order, onStale);
  const amount = useAmount(order, options, draft);
  const problem = draftProblem(options, draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!problem && !isBusy && (await send(options, draft))) onClose();
  };
  const verb = draft.kind === "REMOVE" ? "Remove" : "Refund";
  return (
    <Dialog
      title={`Refund order ${orderLabel(order)}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {kinds.length > 0 && (
            <Button type="submit" form={formId} isLoading={isBusy}>
              {problem || amount === undefined ? verb : `${verb} ${formatRupees(amount)}`}
            </Button>
          )}
        </>
      }
    >
      {kinds.length === 0 ? (
        <p>{options.refundProblem ?? options.cancelProblem ?? "Nothing is left to refund."}</p>
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <RefundFields
            options={options}
            draft={draft}
            problem={isChecked ? problem : undefined}
            onChange={(values) => setDraft({ ...draft, ...values })}
          />
          <p className="text-sm text-ink-soft">
            {moneyText(order, problem ? undefined : amount)} The customer gets a mail. This cannot be undone.
          </p>
          <FormMessage tone="error">{failure}</FormMessage>
        </form>
      )}
    </Dialog>
  );
};

type RefundOrderDialogProps = {
  order: Order;
  onClose: () => void;
  /** Reads the order again. */
  onChanged: () => void;
};

/** Removes pieces from an order before shipping, or refunds pieces, the shipping or an amount. */
export const RefundOrderDialog = ({ order, onClose, onChanged }: RefundOrderDialogProps) => {
  const { data, error, loading, refetch } = useRefundOptionsQuery({
    variables: { orderId: order.id },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  const options = data?.refundOptions;
  if (options)
    return (
      <RefundForm
        // After a change by another admin the form begins again, with what is left.
        key={`${order.orderStatus} ${order.creditedAmount}`}
        order={order}
        options={options}
        onClose={onClose}
        onStale={() => {
          onChanged();
          reload();
        }}
      />
    );
  return (
    <Dialog title={`Refund order ${orderLabel(order)}`} isOpen onClose={onClose}>
      {error ? (
        <FailedState text="The order could not be loaded." onRetry={reload} isRetrying={loading} />
      ) : (
        <LoadingRegion label="Loading the order">
          <Skeleton className="h-64" />
        </LoadingRegion>
      )}
    </Dialog>
  );
};
