import { useState, type FormEvent } from "react";
import type { CheckoutPageQuery } from "../../graphql/generated.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { addressFields, readTypedAddress, type Address, type AddressField } from "./address.ts";
import type { CheckoutDraft } from "./use-checkout-draft.ts";

const profileAddress = (me: CheckoutPageQuery["me"]): Address => ({
  fullName: me?.name ?? "",
  email: me?.email ?? "",
  phone: me?.mobile ?? "",
  address: me?.address ?? "",
  city: "",
  state: "",
  zipCode: "",
});

const NEW_ADDRESS = "new";

/**
 * The address form. It starts with what the shopper typed before, else with the address of the last order, or with the
 * profile before the first order.
 */
export const useAddressForm = ({ me, savedAddresses }: CheckoutPageQuery, draft: CheckoutDraft) => {
  const addressAt = (index: number | null): Address =>
    (index === null ? undefined : savedAddresses[index]) ?? profileAddress(me);
  const [selected, setSelected] = useState<number | null>(() => {
    const stored = draft.stored?.["selected"];
    if (stored === NEW_ADDRESS) return null;
    if (stored !== undefined && savedAddresses[Number(stored)]) return Number(stored);
    return savedAddresses.length > 0 ? 0 : null;
  });
  const [initialAddress, setInitialAddress] = useState<Address>(() => {
    const typed = addressFields.map((field) => [field, draft.stored?.[field]]);
    return { ...addressAt(selected), ...Object.fromEntries(typed.filter(([, text]) => text !== undefined)) };
  });
  const { errors, show, form } = useFieldErrors<AddressField>();

  const choose = (index: number | null) => {
    const address = addressAt(index);
    setSelected(index);
    setInitialAddress(address);
    draft.save({
      selected: String(index ?? NEW_ADDRESS),
      ...Object.fromEntries(addressFields.map((field) => [field, address[field]])),
    });
    show({});
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    draft.save({
      selected: String(selected ?? NEW_ADDRESS),
      ...readTypedAddress(new FormData(event.currentTarget)),
    });
  };
  return { initialAddress, errors, showErrors: show, form: { ...form, onInput }, selected, choose };
};
