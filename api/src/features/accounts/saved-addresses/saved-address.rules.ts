import { checkedAddress, type Address } from "../../shop/address.rules.ts";
import { cleanLine } from "../../../platform/text.ts";

/** Maximum number of addresses of an account. */
export const maxSavedAddresses = 10;

/** An address to save. Without an e-mail address it takes that of the account. */
export type AddressDraft = Omit<Address, "email"> & { email?: string | null; label?: string | null };

/** An address as it is stored: `email` is `null` for that of the account. */
export type StoredAddress = Omit<Address, "email"> & { email: string | null; label: string | null };

/** Both addresses of an account: the displayed one may not be verified yet. */
type AccountEmails = { email: string; pendingEmail: string | null };

/** The address as it is stored. It has the rules of an order's address: throws as `checkedAddress`. */
export const storedAddress = (
  { label, email, ...draft }: AddressDraft,
  settings: Parameters<typeof checkedAddress>[1],
  account: AccountEmails,
): StoredAddress => {
  const shownEmail = account.pendingEmail ?? account.email;
  const address = checkedAddress({ ...draft, email: email?.trim() || shownEmail }, settings);
  const isOfAccount = [account.email, account.pendingEmail].some(
    (known) => known?.toLowerCase() === address.email.toLowerCase(),
  );
  return {
    ...address,
    email: isOfAccount ? null : address.email,
    label: cleanLine(label ?? "", "label", 30) || null,
  };
};

/** Whether an order could go to it, apart from its spelling: the profile's address field alone is only a street. */
export const isCompleteAddress = (address: Omit<StoredAddress, "email" | "label">): boolean =>
  [address.fullName, address.phone, address.city, address.state, address.zipCode].every(
    (text) => text !== "",
  );

const comparedFields = [
  "fullName",
  "email",
  "phone",
  "address",
  "city",
  "state",
  "zipCode",
  "country",
] as const;

/** The first field in which two addresses differ, apart from their labels; `undefined` if they are the same. */
export const differingField = (one: StoredAddress, other: StoredAddress): keyof StoredAddress | undefined =>
  comparedFields.find((field) => one[field] !== other[field]);
