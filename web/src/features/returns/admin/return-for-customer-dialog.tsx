import { errorMessage } from "../../../graphql/error-message.ts";
import {
  useRequestReturnForCustomerMutation,
  useReturnFormQuery,
  type RequestReturnInput,
} from "../../../graphql/generated.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ReturnForm } from "../return-form.tsx";

type ReturnForCustomerDialogProps = {
  order: { id: string; orderNumber: string };
  onClose: () => void;
  /** Called with the number of the return. */
  onSent: (returnNumber: string) => void;
};

const Content = ({ order, onSent }: Omit<ReturnForCustomerDialogProps, "onClose">) => {
  const { data, error, loading, refetch } = useReturnFormQuery({
    variables: { orderId: order.id },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const [request, { loading: isSending }] = useRequestReturnForCustomerMutation();
  const options = data?.returnOptions;
  if (error)
    return (
      <FailedState
        text={errorMessage(error, { fallback: "The order could not be loaded." })}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (!options)
    return (
      <LoadingRegion label="Loading the order">
        <Skeleton className="h-64" />
      </LoadingRegion>
    );
  if (options.pieces.length === 0) return <p>A return is already requested for every piece of this order.</p>;
  const send = async (input: RequestReturnInput) => {
    const sent = (await request({ variables: { input } })).data?.requestReturnForCustomer;
    if (sent) onSent(sent.returnNumber);
  };
  return <ReturnForm options={options} forCustomer={{ send, isSending }} />;
};

/** Requests a return or an exchange for a customer who asks by phone, by the rules of the customer's own request. */
export const ReturnForCustomerDialog = ({ order, onClose, onSent }: ReturnForCustomerDialogProps) => (
  <Dialog
    title={`Return for order ${order.orderNumber}`}
    description="The customer gets the same e-mails as for their own request."
    isOpen
    onClose={onClose}
  >
    <Content order={order} onSent={onSent} />
  </Dialog>
);
