import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { lockShopper, userById } from "../user.store.ts";
import {
  differingField,
  maxSavedAddresses,
  storedAddress,
  type AddressDraft,
  type StoredAddress,
} from "./saved-address.rules.ts";
import {
  updateAddressRow,
  copyDefaultToProfile,
  insertAddress,
  storedAddressesOf,
} from "./saved-address.store.ts";

/** Runs a change of a shopper's addresses: one at a time, and the profile's address follows the default one. */
export const changingAddresses = <Result>(
  { database }: Pick<Services, "database">,
  { userId }: Viewer,
  change: (tx: EntityManager) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (tx) => {
    if (!(await lockShopper(tx, userId))) refuse("UNAUTHENTICATED");
    const result = await change(tx);
    await copyDefaultToProfile(tx, userId);
    return result;
  });

/** The form of a draft in which it is stored, of the locked account. */
export const storedFor = async (
  tx: EntityManager,
  { settings }: Pick<Services, "settings">,
  userId: string,
  draft: AddressDraft,
): Promise<StoredAddress> => {
  const account = (await userById(tx, userId)) ?? refuse("UNAUTHENTICATED");
  return storedAddress(draft, settings.shop, account);
};

/**
 * Adds an address of the locked account, by default as the default one if there is none. An address that is saved already is not
 * added again, so a request can be repeated; a new label is taken. Returns its id; `undefined` if there are ten others.
 */
const saveNewAddress = async (
  tx: EntityManager,
  userId: string,
  address: StoredAddress,
): Promise<string | undefined> => {
  const others = await storedAddressesOf(tx, userId);
  const same = others.find((other) => differingField(other, address) === undefined);
  if (same) {
    if (address.label !== null && address.label !== same.label)
      await updateAddressRow(tx, same.id, { label: address.label });
    return same.id;
  }
  if (others.length >= maxSavedAddresses) return undefined;
  return insertAddress(tx, { ...address, userId, isDefault: !others.some(({ isDefault }) => isDefault) });
};

/** Saves an address in the shopper's profile. Returns its id. Throws SAVED_ADDRESSES_FULL, and as `checkedAddress`. */
export const addAddress = (services: Services, viewer: Viewer, draft: AddressDraft): Promise<string> =>
  changingAddresses(services, viewer, async (tx) => {
    const address = await storedFor(tx, services, viewer.userId, draft);
    return (await saveNewAddress(tx, viewer.userId, address)) ?? refuse("SAVED_ADDRESSES_FULL");
  });

/** The saved address that an order's address replaces: only if it still has the version that the shopper saw. */
export type ReplacedAddress = { addressId?: string | null; version?: number | null };

/**
 * Saves the address of an order of the locked account, in place of another one or beside the others. It never refuses the order: an
 * eleventh address is not saved.
 */
export const saveOrderedAddress = async (
  tx: EntityManager,
  services: Services,
  userId: string,
  { address, replaced }: { address: Omit<AddressDraft, "label">; replaced: ReplacedAddress },
): Promise<void> => {
  const stored = await storedFor(tx, services, userId, address);
  const addresses = await storedAddressesOf(tx, userId);
  const earlier = addresses.find(
    ({ id, version }) => id === replaced.addressId && version === replaced.version,
  );
  if (!earlier) await saveNewAddress(tx, userId, stored);
  else if (differingField(earlier, stored))
    await updateAddressRow(tx, earlier.id, { ...stored, label: earlier.label });
  await copyDefaultToProfile(tx, userId);
};
