import type { EntityManager } from "typeorm";
import { insertNew } from "../../../platform/database/insert-new.ts";
import { Passkey } from "./passkey.entity.ts";

export const passkeysOf = (tx: EntityManager, userId: string): Promise<Passkey[]> =>
  tx.find(Passkey, { where: { userId }, order: { createdAt: "asc", id: "asc" } });

/** The passkey with this id of its authenticator; `null` if missing. */
export const passkeyByCredential = (tx: EntityManager, credentialId: string): Promise<Passkey | null> =>
  tx.findOneBy(Passkey, { credentialId });

export type NewPasskey = Pick<
  Passkey,
  "userId" | "credentialId" | "publicKey" | "counter" | "transports" | "name"
>;

/** Returns false if an account has it already. */
export const addPasskeyRow = (tx: EntityManager, passkey: NewPasskey): Promise<boolean> =>
  insertNew(tx, Passkey, passkey);

/** Records a use. Returns false if the counter has not grown: the passkey was copied, or the response used twice. */
export const recordPasskeyUse = async (tx: EntityManager, id: string, counter: number): Promise<boolean> => {
  const { affected } = await tx
    .createQueryBuilder()
    .update(Passkey)
    .set({ counter: String(counter), lastUsedAt: () => "now()" })
    .where("id = :id and (counter < :counter or (counter = 0 and :counter = 0))", { id, counter })
    .execute();
  return affected === 1;
};

/** Returns false if the account has no such passkey. */
export const renamePasskeyRow = async (
  tx: EntityManager,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> => (await tx.update(Passkey, { id, userId }, { name })).affected === 1;

export const removePasskeyRow = async (tx: EntityManager, userId: string, id: string): Promise<boolean> =>
  (await tx.delete(Passkey, { id, userId })).affected === 1;
