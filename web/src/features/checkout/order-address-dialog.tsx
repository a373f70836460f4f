import { useDeliveryStatesQuery, type OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddressFields } from "./address-fields.tsx";
import { useOrderAddress } from "./use-order-address.ts";

type OrderAddressDialogProps = {
  orderId: string;
  /** The address that the form starts with: a later change by another person is not overwritten unseen. */
  address: OrderCard_OrderFragment["shippingAddress"];
  description: string;
  emailHint?: string;
  onClose: () => void;
  onChanged: () => void;
};

const FORM_ID = "order-address";

/** Changes the shipping address of one order. */
export const OrderAddressDialog = ({
  orderId,
  address,
  description,
  emailHint,
  onClose,
  onChanged,
}: OrderAddressDialogProps) => {
  const { data, error, loading: isLoading, refetch } = useDeliveryStatesQuery();
  const { start, errors, failure, isSaving, form, save } = useOrderAddress({ orderId, address });
  const submit = async (typed: FormData) => {
    if (isSaving || !(await save(typed))) return;
    onChanged();
    onClose();
  };
  return (
    <Dialog
      title="Change the shipping address"
      description={description}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} isLoading={isSaving} aria-disabled={!data}>
            Save address
          </Button>
        </>
      }
    >
      {error && !data && (
        <FailedState
          text="The list of states could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={isLoading}
        />
      )}
      {!error && !data && <Skeleton className="h-96" />}
      {data && (
        <form
          id={FORM_ID}
          {...form}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void submit(new FormData(event.currentTarget));
          }}
        >
          <FormMessage tone="error" className={failure ? "mb-4" : ""}>
            {failure}
          </FormMessage>
          <AddressFields
            key={start.version}
            initialAddress={start.address}
            errors={errors}
            states={data.settings.states}
            country={data.settings.country}
            emailHint={emailHint}
          />
        </form>
      )}
    </Dialog>
  );
};
