import type { EntityManager } from "typeorm";
import { refuse } from "../accounts.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { changingAddresses, storedFor } from "./save-address.command.ts";
import type { SavedAddress } from "./saved-address.entity.ts";
import { differingField, type AddressDraft } from "./saved-address.rules.ts";
import {
  updateAddressRow,
  markDefault,
  removeAddress,
  savedAddressesOf,
  storedAddressesOf,
} from "./saved-address.store.ts";

/** The address of the locked account. Throws ADDRESS_NOT_FOUND, also for another account's. */
const ownAddress = async (tx: EntityManager, userId: string, id: string): Promise<SavedAddress> =>
  (await storedAddressesOf(tx, userId)).find((address) => address.id === id) ?? refuse("ADDRESS_NOT_FOUND");

/** Refuses with the current address, as the shopper sees it. */
const refuseChanged = async (
  tx: EntityManager,
  { userId, id }: SavedAddress,
  field: string,
): Promise<never> => {
  const current = (await savedAddressesOf(tx, userId)).find((address) => address.id === id);
  const { label, fullName, email, phone, address, city, state, zipCode, country, version } =
    current ?? refuse("ADDRESS_NOT_FOUND");
  const facts = { label, fullName, email, phone, address, city, state, zipCode, country, version };
  return refuse("ADDRESS_CHANGED", { field, facts });
};

/**
 * Replaces an address of the shopper. `version` is the one that the shopper saw: a change that was made since, such as in another
 * tab, is not overwritten unseen. A repeated request changes nothing more. Returns its id. Throws ADDRESS_NOT_FOUND,
 * ADDRESS_CHANGED, and as `checkedAddress`.
 */
export const updateAddress = async (
  services: Services,
  viewer: Viewer,
  change: { id: string; version: number; draft: AddressDraft },
): Promise<string> => {
  const id = asId(change.id, "id");
  return changingAddresses(services, viewer, async (tx) => {
    const current = await ownAddress(tx, viewer.userId, id);
    const address = await storedFor(tx, services, viewer.userId, change.draft);
    const field = differingField(current, address) ?? (current.label === address.label ? undefined : "label");
    if (field === undefined) return id;
    if (current.version !== change.version) return refuseChanged(tx, current, field);
    await updateAddressRow(tx, id, address);
    return id;
  });
};

/** Deletes an address of the shopper. After the default one the newest is the default. Throws ADDRESS_NOT_FOUND. */
export const deleteAddress = async (services: Services, viewer: Viewer, typedId: string): Promise<void> => {
  const id = asId(typedId, "id");
  await changingAddresses(services, viewer, async (tx) => {
    const { isDefault } = await ownAddress(tx, viewer.userId, id);
    await removeAddress(tx, id);
    if (!isDefault) return;
    const [newest] = await storedAddressesOf(tx, viewer.userId);
    await markDefault(tx, viewer.userId, newest?.id ?? null);
  });
};

/** Makes an address of the shopper the default one. Throws ADDRESS_NOT_FOUND. */
export const setDefaultAddress = async (
  services: Services,
  viewer: Viewer,
  typedId: string,
): Promise<void> => {
  const id = asId(typedId, "id");
  await changingAddresses(services, viewer, async (tx) => {
    const { isDefault } = await ownAddress(tx, viewer.userId, id);
    if (!isDefault) await markDefault(tx, viewer.userId, id);
  });
};
