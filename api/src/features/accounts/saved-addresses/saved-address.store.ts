import type { EntityManager } from "typeorm";
import { SavedAddress } from "./saved-address.entity.ts";
import type { StoredAddress } from "./saved-address.rules.ts";

const newestFirst = { createdAt: "DESC", id: "DESC" } as const;

/** The addresses of an account, the default one first, then the newest. Those without an e-mail address have the account's. */
export const savedAddressesOf = (
  tx: EntityManager,
  userId: string,
): Promise<(SavedAddress & { email: string })[]> =>
  tx.query(
    `select a.id, a.user_id as "userId", a.label, a.full_name as "fullName",
       coalesce(a.email, u.pending_email, u.email) as email, a.phone, a.address, a.city, a.state, a.zip_code as "zipCode",
       a.country, a.is_default as "isDefault", a.version, a.created_at as "createdAt"
     from saved_addresses a join users u on u.id = a.user_id
     where a.user_id = $1 order by a.is_default desc, a.created_at desc, a.id desc`,
    [userId],
  );

/** The addresses of an account as they are stored, newest first. */
export const storedAddressesOf = (tx: EntityManager, userId: string): Promise<SavedAddress[]> =>
  tx.find(SavedAddress, { where: { userId }, order: newestFirst });

/** Returns the id. */
export const insertAddress = async (
  tx: EntityManager,
  address: StoredAddress & { userId: string; isDefault: boolean },
): Promise<string> => {
  const result = await tx.insert(SavedAddress, address);
  return (result.identifiers[0] as { id: string }).id;
};

/** Sets the given fields, and raises the version. */
export const updateAddressRow = async (
  tx: EntityManager,
  id: string,
  changes: Partial<StoredAddress>,
): Promise<void> => {
  await tx.update(SavedAddress, { id }, { ...changes, version: () => "version + 1" });
};

export const removeAddress = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.delete(SavedAddress, { id });
};

/** Makes an address the default one of its account; `null` for none. */
export const markDefault = async (tx: EntityManager, userId: string, id: string | null): Promise<void> => {
  await tx.update(SavedAddress, { userId, isDefault: true }, { isDefault: false });
  if (id) await tx.update(SavedAddress, { id, userId }, { isDefault: true });
};

/** Sets the address field of the profile to the street of the default address. */
export const copyDefaultToProfile = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query(
    `update users u set address = d.address
     from (select (select address from saved_addresses where user_id = $1 and is_default) as address) d
     where u.id = $1 and u.address is distinct from d.address`,
    [userId],
  );
};

/** For the deletion of the account. */
export const eraseAddresses = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(SavedAddress, { userId });
};
