import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { lockShopper } from "../user.store.ts";
import { addSecurityMail } from "./add-security-mail.command.ts";
import { appQrCode, appUri, newAppKey } from "./authenticator-codes.ts";
import { confirmViewer, type Confirmation } from "./confirm-viewer.command.ts";
import { encryptAppKey, proveAppCode } from "./prove-code.command.ts";
import { requireMailedCode } from "./needs-mailed-code.store.ts";
import { beginSecondFactor } from "./recovery-codes.command.ts";
import {
  deleteRecoveryCodes,
  hasSecondFactor,
  removeApp,
  secondFactorState,
  setAppKey,
} from "./second-factor.store.ts";

export type AppSetup = { key: string; uri: string; qrCode: string };

/** Begins to set up an authenticator app, after a confirmation. Throws AUTHENTICATOR_IN_USE, MAILED_CODE_NEEDED. */
export const startAuthenticatorApp = async (
  services: Services,
  viewer: Viewer,
  confirmation: Confirmation,
): Promise<AppSetup> => {
  await requireMailedCode(services.database.source.manager, viewer);
  await confirmViewer(services, viewer, confirmation);
  const key = newAppKey();
  const encryptedKey = encryptAppKey(services, viewer.userId, key);
  if (!(await setAppKey(services.database.source.manager, viewer.userId, encryptedKey)))
    refuse("AUTHENTICATOR_IN_USE");
  const uri = appUri(key, { shopName: services.settings.brand.name, email: viewer.email });
  return { key, uri, qrCode: appQrCode(uri) };
};

/**
 * Puts the app into use by its first code. Returns the recovery codes that come with the first second factor, which also ends the
 * other sessions; otherwise an empty list. Throws CODE_WRONG, MAILED_CODE_NEEDED.
 */
export const confirmAuthenticatorApp = async (
  services: Services,
  viewer: Viewer,
  code: string,
): Promise<string[]> => {
  const { userId } = viewer;
  await services.throttles.count({ secondFactorByAccount: userId });
  const codes = await inTransaction(services.database, async (tx) => {
    await lockShopper(tx, userId);
    await requireMailedCode(tx, viewer);
    const isFirst = !hasSecondFactor(await secondFactorState(tx, userId));
    if (!(await proveAppCode(tx, services, { userId, code, isConfirmed: false }))) return undefined;
    await addSecurityMail(tx, userId, "app-added");
    return isFirst ? beginSecondFactor(tx, services, viewer) : [];
  });
  return codes ?? refuse("CODE_WRONG", { field: "code" });
};

/** Removes the authenticator app, after a confirmation. The last factor takes the recovery codes with it. */
export const removeAuthenticatorApp = async (
  services: Services,
  viewer: Viewer,
  confirmation: Confirmation,
): Promise<void> => {
  await confirmViewer(services, viewer, confirmation);
  await inTransaction(services.database, async (tx) => {
    await lockShopper(tx, viewer.userId);
    if (!(await removeApp(tx, viewer.userId))) return;
    if (!hasSecondFactor(await secondFactorState(tx, viewer.userId)))
      await deleteRecoveryCodes(tx, viewer.userId);
    await addSecurityMail(tx, viewer.userId, "app-removed");
  });
};
