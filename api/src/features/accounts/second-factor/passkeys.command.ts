import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import { cleanLine } from "../../../platform/text.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { lockShopper } from "../user.store.ts";
import { addSecurityMail } from "./add-security-mail.command.ts";
import { beginChallenge, endChallenge, takeChallenge } from "./challenge.store.ts";
import { confirmViewer, type Confirmation } from "./confirm-viewer.command.ts";
import { addPasskeyRow, passkeysOf, removePasskeyRow, renamePasskeyRow } from "./passkey.store.ts";
import { requireMailedCode } from "./needs-mailed-code.store.ts";
import { beginSecondFactor } from "./recovery-codes.command.ts";
import { deleteRecoveryCodes, hasSecondFactor, secondFactorState } from "./second-factor.store.ts";
import { newPasskeyOptions, verifiedNewPasskey } from "./web-authn.ts";

const maxPasskeys = 20;
const maxNameLength = 60;

const nameOf = (typed: string): string => {
  const name = cleanLine(typed, "name", maxNameLength);
  return name === "" ? refuse("NAME_NEEDED", { field: "name", message: "Please enter a name." }) : name;
};

const keyOf = ({ sessionId }: Viewer) => ({ owner: sessionId, purpose: "add-passkey" }) as const;

/** Options with which the browser makes a passkey, after a confirmation. Throws PASSKEYS_FULL, MAILED_CODE_NEEDED. */
export const startPasskey = async (services: Services, viewer: Viewer, confirmation: Confirmation) => {
  const { manager } = services.database.source;
  await requireMailedCode(manager, viewer);
  await confirmViewer(services, viewer, confirmation);
  const existing = await passkeysOf(manager, viewer.userId);
  if (existing.length >= maxPasskeys) refuse("PASSKEYS_FULL");
  const options = await newPasskeyOptions(services.settings, { ...viewer, id: viewer.userId }, existing);
  await beginChallenge(manager, { ...keyOf(viewer), userId: viewer.userId, challenge: options.challenge });
  return options;
};

/**
 * Adds the passkey that the browser has made for the challenge of this session. Returns the recovery codes that come with the
 * first second factor, which also ends the other sessions; otherwise an empty list. Throws PASSKEY_INVALID, MAILED_CODE_NEEDED.
 */
export const addPasskey = async (
  services: Services,
  viewer: Viewer,
  { response, name: typedName }: { response: unknown; name: string },
): Promise<string[]> => {
  const name = nameOf(typedName);
  const { userId } = viewer;
  const taken = await takeChallenge(services.database.source.manager, keyOf(viewer));
  const passkey =
    taken && (await verifiedNewPasskey(services.settings, { response, challenge: taken.challenge }));
  if (!passkey) return refuse("PASSKEY_INVALID", { field: "passkey" });
  return inTransaction(services.database, async (tx) => {
    await lockShopper(tx, userId);
    await requireMailedCode(tx, viewer);
    await endChallenge(tx, keyOf(viewer));
    const isFirst = !hasSecondFactor(await secondFactorState(tx, userId));
    if (!(await addPasskeyRow(tx, { ...passkey, userId, name })))
      refuse("PASSKEY_INVALID", { field: "passkey" });
    await addSecurityMail(tx, userId, "passkey-added");
    return isFirst ? beginSecondFactor(tx, services, viewer) : [];
  });
};

/** Throws PASSKEY_NOT_FOUND. */
export const renamePasskey = async (
  { database }: Services,
  viewer: Viewer,
  passkey: { id: string; name: string },
): Promise<void> => {
  const change = { id: asId(passkey.id, "id"), name: nameOf(passkey.name) };
  if (!(await renamePasskeyRow(database.source.manager, viewer.userId, change)))
    refuse("PASSKEY_NOT_FOUND", { field: "id" });
};

/** Removes a passkey, after a confirmation. The last factor takes the recovery codes with it. Throws PASSKEY_NOT_FOUND. */
export const removePasskey = async (
  services: Services,
  viewer: Viewer,
  { id, confirmation }: { id: string; confirmation: Confirmation },
): Promise<void> => {
  const passkeyId = asId(id, "id");
  await confirmViewer(services, viewer, confirmation);
  await inTransaction(services.database, async (tx) => {
    await lockShopper(tx, viewer.userId);
    if (!(await removePasskeyRow(tx, viewer.userId, passkeyId))) refuse("PASSKEY_NOT_FOUND", { field: "id" });
    if (!hasSecondFactor(await secondFactorState(tx, viewer.userId)))
      await deleteRecoveryCodes(tx, viewer.userId);
    await addSecurityMail(tx, viewer.userId, "passkey-removed");
  });
};
