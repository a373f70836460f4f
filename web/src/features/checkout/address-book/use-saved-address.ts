import { useState } from "react";
import { errorCode, errorExtensions, errorField } from "../../../graphql/error-message.ts";
import {
  useAddAddressMutation,
  useUpdateAddressMutation,
  type AddressBook_UserFragment,
  type AddressInput,
  type SavedAddress_AddressFragment,
} from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
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
} from "../address.ts";

/** What a new address starts with. */
const blankAddress = ({ name, email, mobile }: AddressBook_UserFragment): Address => ({
  ...currentAddress({ fullName: name, email, phone: mobile }),
});

/**
 * The form of an address: a new one, or the saved one. If another tab has changed it in the meantime, the form shows the current
 * address with the typed changes, and the next save replaces it.
 */
export const useSavedAddress = (
  saved: SavedAddress_AddressFragment | null,
  user: AddressBook_UserFragment,
) => {
  const [seen, setSeen] = useState(() => ({
    version: saved?.version ?? 0,
    address: saved ? currentAddress(saved) : blankAddress(user),
  }));
  const [start, setStart] = useState(seen);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, show, form } = useFieldErrors<AddressField | "label">();
  const [add, adding] = useAddAddressMutation();
  const [update, updating] = useUpdateAddressMutation();

  const showRefusal = (error: unknown, typed: Address) => {
    const text = writeErrorMessage(error, { fallback: "The address could not be saved. Please try again." });
    setFailure(text);
    const field = [...addressFields, "label" as const].find((each) => each === errorField(error));
    if (errorCode(error) !== "ADDRESS_CHANGED") {
      if (field) show({ [field]: text });
      return;
    }
    const facts = errorExtensions(error);
    const current = currentAddress(facts);
    setSeen({ version: Number(facts["version"]), address: current });
    setStart({ version: Number(facts["version"]), address: rebasedAddress(typed, seen.address, current) });
    if (field) show({ [field]: `It is now “${String(facts[field] ?? "")}”. Save again to replace it.` });
  };

  /** Returns whether the address was saved. */
  const save = async (data: FormData, country: string): Promise<boolean> => {
    const typed = readAddress(data);
    const found = addressErrors(typed);
    show(found);
    setFailure(hasBlank(typed) ? FILL_ALL_FIELDS : null);
    if (Object.keys(found).length > 0) return false;
    const label = formText(data, "label").trim();
    const input: AddressInput = { ...toShippingAddressInput(typed, country), label };
    try {
      if (saved) await update({ variables: { id: saved.id, version: seen.version, input } });
      else await add({ variables: { input } });
      return true;
    } catch (error) {
      showRefusal(error, typed);
      return false;
    }
  };
  return { start, errors, failure, isSaving: adding.loading || updating.loading, form, save };
};
