import { useState } from "react";
import { errorCode, errorExtensions, errorField } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useUpdateOrderAddressMutation, type OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import {
  addressErrors,
  addressFields,
  currentAddress,
  FILL_ALL_FIELDS,
  hasBlank,
  readAddress,
  rebasedAddress,
  toShippingAddressInput,
  type Address,
  type AddressField,
} from "./address.ts";

type ShippingAddress = OrderCard_OrderFragment["shippingAddress"];

export const addressFailureText = (error: unknown) =>
  writeErrorMessage(error, { fallback: "The address could not be changed. Please try again." });

const inputOf = ({ country, ...address }: ShippingAddress): ShippingAddress => ({
  ...currentAddress(address),
  country,
});

/**
 * The form that changes the shipping address of an order. If another person has changed a field in the meantime, the form
 * shows the current address with the typed changes, and the next save replaces it.
 */
export const useOrderAddress = (order: { orderId: string; address: ShippingAddress }) => {
  const [seen, setSeen] = useState(() => inputOf(order.address));
  const [start, setStart] = useState<{ version: number; address: Address }>({ version: 1, address: seen });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, show, form } = useFieldErrors<AddressField>();
  const [change, { loading }] = useUpdateOrderAddressMutation();

  const showRefusal = (error: unknown, typed: Address) => {
    setFailure(addressFailureText(error));
    const name = errorField(error)?.split(".").at(-1);
    const field = addressFields.find((each) => each === name);
    if (errorCode(error) !== "ORDER_CHANGED" || !field) {
      if (field) show({ [field]: writeErrorMessage(error, { fallback: "Please check this." }) });
      return;
    }
    const current = currentAddress(errorExtensions(error));
    setSeen({ ...current, country: seen.country });
    setStart({ version: start.version + 1, address: rebasedAddress(typed, seen, current) });
    show({ [field]: `It is now “${current[field]}”. Save again to replace it.` });
  };

  /** Returns whether the address was saved. */
  const save = async (data: FormData): Promise<boolean> => {
    const typed = readAddress(data);
    const found = addressErrors(typed);
    show(found);
    setFailure(hasBlank(typed) ? FILL_ALL_FIELDS : null);
    if (Object.keys(found).length > 0) return false;
    try {
      const address = toShippingAddressInput(typed, seen.country);
      await change({ variables: { orderId: order.orderId, address, seen } });
      return true;
    } catch (error) {
      showRefusal(error, typed);
      return false;
    }
  };
  return { start, errors, failure, isSaving: loading, form, save };
};
