import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";
import { orderAddressNotice } from "../accounts/notices/order-address.notice.ts";
import { AddressFormDialog } from "./address-form-dialog.tsx";
import { useOrderAddress } from "./use-order-address.ts";

type OrderAddressDialogProps = {
  orderId: string;
  /** The address that the form starts with: a later change by another person is not overwritten unseen. */
  address: OrderCard_OrderFragment["shippingAddress"];
  description: string;
  emailHint?: string;
  /** Whether the person of the address fills in the form: it then says what it uses the data for. */
  hasNotice?: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** Changes the shipping address of one order. */
export const OrderAddressDialog = ({
  orderId,
  address,
  description,
  emailHint,
  hasNotice = false,
  onClose,
  onChanged,
}: OrderAddressDialogProps) => {
  const { save, ...edit } = useOrderAddress({ orderId, address });
  return (
    <AddressFormDialog
      title="Change the shipping address"
      autoComplete="off"
      notice={hasNotice && <PrivacyNotice notice={orderAddressNotice} />}
      onSaved={onChanged}
      {...{ description, emailHint, edit, save, onClose }}
    />
  );
};
