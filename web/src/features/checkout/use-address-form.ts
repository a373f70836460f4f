import { useState } from "react";
import type { CheckoutPageQuery } from "../../graphql/generated.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import type { Address, AddressField } from "./address.ts";

const profileAddress = (me: CheckoutPageQuery["me"]): Address => ({
  fullName: me?.name ?? "",
  email: me?.email ?? "",
  phone: me?.mobile ?? "",
  address: me?.address ?? "",
  city: "",
  state: "",
  zipCode: "",
});

/** The address form. It starts with the address of the last order, or with the profile before the first order. */
export const useAddressForm = ({ me, savedAddresses }: CheckoutPageQuery) => {
  const [selected, setSelected] = useState<number | null>(savedAddresses.length > 0 ? 0 : null);
  const { errors, show, form } = useFieldErrors<AddressField>();
  const initialAddress = (selected === null ? undefined : savedAddresses[selected]) ?? profileAddress(me);
  const choose = (index: number | null) => {
    setSelected(index);
    show({});
  };
  return { initialAddress, errors, showErrors: show, form, selected, choose };
};
