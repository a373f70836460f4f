import type { EntityManager } from "typeorm";
import { refuse } from "../accounts.refusals.ts";
import type { User } from "../user.entity.ts";
import { isCompleteAddress, maxSavedAddresses } from "./saved-address.rules.ts";
import {
  updateAddressRow,
  insertAddress,
  markDefault,
  removeAddress,
  storedAddressesOf,
} from "./saved-address.store.ts";

/** What the profile's field does not say of an address. It must not be guessed: a parcel would go to the town of the old street. */
const unknownParts = { city: "", state: "", zipCode: "" };

/**
 * Makes the default address follow the address field of the profile, which is its street. Another street leaves town, state and PIN
 * code open. A removed one leaves no default address: a complete address stays among the others. `null` removes it. Throws
 * SAVED_ADDRESSES_FULL if it would be the eleventh.
 */
export const setProfileAddress = async (
  tx: EntityManager,
  user: Pick<User, "id" | "name" | "mobile">,
  street: string | null,
): Promise<void> => {
  const addresses = await storedAddressesOf(tx, user.id);
  const current = addresses.find(({ isDefault }) => isDefault);
  if (current?.address === (street ?? undefined)) return;
  if (street === null) {
    if (current && isCompleteAddress(current)) await markDefault(tx, user.id, null);
    else if (current) await removeAddress(tx, current.id);
    return;
  }
  if (current) return updateAddressRow(tx, current.id, { address: street, ...unknownParts });
  const sameStreet = addresses.find(({ address }) => address === street);
  if (sameStreet) return markDefault(tx, user.id, sameStreet.id);
  if (addresses.length >= maxSavedAddresses) refuse("SAVED_ADDRESSES_FULL", { field: "address" });
  await insertAddress(tx, {
    userId: user.id,
    label: null,
    fullName: user.name,
    email: null,
    phone: user.mobile ?? "",
    address: street,
    ...unknownParts,
    country: "India",
    isDefault: true,
  });
};
