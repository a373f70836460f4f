import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { CheckoutPageQuery, SaveAddressInput } from "../../graphql/generated.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import {
  addressErrors,
  addressFields,
  MAX_SAVED_ADDRESSES,
  readTypedAddress,
  type Address,
  type AddressField,
} from "./address.ts";
import type { CheckoutDraft } from "./use-checkout-draft.ts";

const NEW_ADDRESS = "new";

/** The name of the checkbox that saves the address. */
export const SAVE_ADDRESS = "saveAddress";

type Page = Pick<CheckoutPageQuery, "me" | "earlierAddresses" | "settings">;

/** What the form of a new address starts with: the account, or the last order of a shopper who has saved no address. */
const newAddress = ({ me, earlierAddresses }: Page): Address => {
  const isFirst = me?.addresses.length === 0;
  const account = { fullName: me?.name ?? "", email: me?.email ?? "", phone: me?.mobile ?? "" };
  const rest = { address: (isFirst && me.address) || "", city: "", state: "", zipCode: "" };
  return (isFirst && earlierAddresses[0]) || { ...account, ...rest };
};

/**
 * `card`: the chosen address in a few lines. `list`: the choice among the saved ones. `fields`: the address is typed. A new address
 * is typed below the list.
 */
type View = "card" | "list" | "fields";

/**
 * The address of the order. It starts with what the shopper typed before, else with the default address of the profile; that one is
 * folded while nothing is missing in it.
 */
export const useAddressForm = (page: Page, draft: CheckoutDraft) => {
  const addresses = page.me?.addresses ?? [];
  const savedAt = (id: string | null) => addresses.find((address) => address.id === id);
  const addressAt = (id: string | null): Address => savedAt(id) ?? newAddress(page);
  const isReady = (address: Address) =>
    Object.keys(addressErrors(address)).length === 0 && page.settings.states.includes(address.state);

  const { stored } = draft;
  const [selected, setSelected] = useState<string | null>(() => {
    const id = stored?.["selected"] ?? "";
    if (id === NEW_ADDRESS) return null;
    return (savedAt(id) ?? addresses[0])?.id ?? null;
  });
  // Another tab or device may have changed a saved address since it was only chosen.
  const isTyped = stored !== null && stored["isTyped"] !== "" && stored["fullName"] !== undefined;
  const [initialAddress, setInitialAddress] = useState<Address>(() => {
    const typed = isTyped ? addressFields.map((field) => [field, stored[field]] as const) : [];
    return { ...addressAt(selected), ...Object.fromEntries(typed.filter(([, text]) => text !== undefined)) };
  });
  const [view, setView] = useState<View>(() => {
    if (selected === null) return addresses.length > 0 ? "list" : "fields";
    return isTyped || !isReady(initialAddress) ? "fields" : "card";
  });
  const { errors, show, form } = useFieldErrors<AddressField>();
  const hasFields = view === "fields" || (view === "list" && (selected === null || !isReady(initialAddress)));

  const choose = (id: string | null) => {
    setSelected(id);
    setInitialAddress(addressAt(id));
    draft.save({ selected: id ?? NEW_ADDRESS, isTyped: "" });
    show({});
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    const data = new FormData(event.currentTarget);
    const typed = readTypedAddress(data);
    // The note of the PIN code has changed the folded address.
    const isChanged = typed.city !== initialAddress.city || typed.state !== initialAddress.state;
    if (!hasFields && isChanged) {
      setInitialAddress(typed);
      setView("fields");
    }
    const isTypedNow = hasFields || isChanged;
    draft.save({
      selected: selected ?? NEW_ADDRESS,
      isTyped: isTypedNow ? "yes" : "",
      ...(isTypedNow && typed),
      ...(hasFields && { [SAVE_ADDRESS]: data.has(SAVE_ADDRESS) ? "yes" : "no" }),
    });
  };
  const showErrors = (found: Partial<Record<AddressField, string>>) => {
    if (!hasFields && Object.values(found).some(Boolean)) flushSync(() => setView("fields"));
    show(found);
  };
  const openList = () => {
    setView("list");
    if (selected !== null) choose(selected);
  };
  const saved = savedAt(selected);
  const canSave = saved !== undefined || addresses.length < MAX_SAVED_ADDRESSES;
  return {
    initialAddress,
    showErrors,
    form: { ...form, onInput },
    /** How the order saves the address that was typed; `null` if it does not. */
    savingOf: (typed: FormData): SaveAddressInput | null => {
      if (!hasFields || !typed.has(SAVE_ADDRESS)) return null;
      return saved ? { addressId: saved.id, version: saved.version } : {};
    },
    deliverTo: {
      addresses,
      selected,
      choose,
      view,
      hasFields,
      initialAddress,
      errors,
      edit: () => setView("fields"),
      openList,
      canSave,
      isSavedByDefault: stored?.[SAVE_ADDRESS] !== "no",
    },
  };
};

export type DeliverToForm = ReturnType<typeof useAddressForm>["deliverTo"];
