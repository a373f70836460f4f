import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./api-keys.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { keyPermissions, type Permission } from "../../platform/permissions.rules.ts";
import { cleanLine } from "../../platform/text.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { asOwner, type ConfirmedOwner } from "../staff/invite-staff.command.ts";
import type { Services } from "../shop/services.ts";
import { expiryDays, maxKeys, newKey } from "./api-key.rules.ts";
import { addKey, countKeys, endKey } from "./api-key.store.ts";

type KeyInput = { name: string; permissions: readonly Permission[]; expiresInDays: number | null };

const maxNameLength = 60;

/** The permissions of a new key, each once. Throws API_KEY_PERMISSIONS_INVALID for none, and for one that needs a person. */
const checkedPermissions = (requested: readonly Permission[]): Permission[] => {
  const isGrantable = requested.every((permission) => keyPermissions.includes(permission));
  if (requested.length === 0 || !isGrantable) refuse("API_KEY_PERMISSIONS_INVALID", { field: "permissions" });
  return keyPermissions.filter((permission) => requested.includes(permission));
};

/**
 * Makes a key in the name of the owner, whose password or passkey is asked for again. Returns the key, of which only a hash is stored.
 * Throws as `asOwner`, API_KEY_NAME_NEEDED, API_KEY_NAME_TAKEN, API_KEY_PERMISSIONS_INVALID, TOO_MANY_API_KEYS.
 */
export const makeApiKey = async (
  services: Services,
  owner: ConfirmedOwner,
  input: KeyInput,
): Promise<string> => {
  const name = cleanLine(input.name, "name", maxNameLength);
  if (name === "") refuse("API_KEY_NAME_NEEDED", { field: "name" });
  const permissions = checkedPermissions(input.permissions);
  const { expiresInDays } = input;
  if (expiresInDays !== null && !(expiryDays as readonly number[]).includes(expiresInDays))
    refuse("BAD_INPUT", { field: "expiresInDays" });
  const { key, keyHash, start } = newKey();
  await asOwner(services, owner, async (tx) => {
    if ((await countKeys(tx)) >= maxKeys) refuse("TOO_MANY_API_KEYS");
    const createdBy = owner.viewer.userId;
    const id = await addKey(tx, { name, start, keyHash, permissions, createdBy, expiresInDays });
    if (!id) return refuse("API_KEY_NAME_TAKEN", { field: "name" });
    await addAudit(tx, {
      author: owner.author,
      action: "addApiKey",
      subject: AuditSubject.API_KEY,
      subjectId: id,
      label: name,
      changes: {
        permissions: { before: null, after: permissions },
        expiresInDays: { before: null, after: expiresInDays },
      },
    });
  });
  return key;
};

/** Ends a key: its next request is refused. Throws API_KEY_NOT_FOUND. */
export const endApiKey = (services: Services, author: Author, keyId: string): Promise<void> => {
  const id = asId(keyId, "apiKeyId");
  return inTransaction(services.database, async (tx) => {
    const name = await endKey(tx, id);
    if (name === undefined) return refuse("API_KEY_NOT_FOUND", { field: "apiKeyId" });
    await addAudit(tx, {
      author,
      action: "endApiKey",
      subject: AuditSubject.API_KEY,
      subjectId: id,
      label: name,
      changes: {},
    });
  });
};
