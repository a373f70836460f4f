import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import {
  useChangeOrderAddressMutation,
  useDeliveryStatesQuery,
  type OrderPage_OrderFragment,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { AddressFields } from "../address-fields.tsx";
import {
  addressErrors,
  FILL_ALL_FIELDS,
  hasBlank,
  readAddress,
  toShippingAddressInput,
  type AddressField,
} from "../address.ts";

type Address = OrderPage_OrderFragment["shippingAddress"];

type OrderAddressDialogProps = {
  orderId: string;
  /** The address that the form starts with: a later change of another admin is not overwritten. */
  address: Address;
  onClose: () => void;
  onChanged: () => void;
};

const FORM_ID = "order-address";

/** Changes the shipping address of one order. */
export const OrderAddressDialog = ({ orderId, address, onClose, onChanged }: OrderAddressDialogProps) => {
  const [seen] = useState(address);
  const { data, error, loading: isLoading, refetch } = useDeliveryStatesQuery();
  const { errors, show, form } = useFieldErrors<AddressField>();
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { loading }] = useChangeOrderAddressMutation();

  const save = async (data: FormData) => {
    const typed = readAddress(data);
    const found = addressErrors(typed);
    show(found);
    if (Object.keys(found).length > 0) {
      setFailure(hasBlank(typed) ? FILL_ALL_FIELDS : null);
      return;
    }
    setFailure(null);
    const { __typename: _, ...seenInput } = seen as Address & { __typename?: string };
    try {
      const input = toShippingAddressInput(typed, seen.country);
      await change({ variables: { orderId, address: input, seen: seenInput } });
      onChanged();
      onClose();
    } catch (reason) {
      setFailure(errorMessage(reason, { fallback: "The address could not be changed." }));
    }
  };

  return (
    <Dialog
      title="Change the shipping address"
      description="The shopper gets a mail about it."
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} isLoading={loading} aria-disabled={!data}>
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
            if (!loading) void save(new FormData(event.currentTarget));
          }}
        >
          <FormMessage tone="error" className={failure ? "mb-4" : ""}>
            {failure}
          </FormMessage>
          <AddressFields
            initialAddress={seen}
            errors={errors}
            states={data.settings.states}
            country={data.settings.country}
            emailHint="Another address than the account's has to be confirmed before it gets mails."
          />
        </form>
      )}
    </Dialog>
  );
};
