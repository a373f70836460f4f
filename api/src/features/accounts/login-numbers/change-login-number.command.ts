import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { useLoginCode } from "../login-codes/log-in-by-code.command.ts";
import { addSecurityMail } from "../second-factor/add-security-mail.command.ts";
import { confirmViewer, type Confirmation } from "../second-factor/confirm-viewer.command.ts";
import { lockShopper } from "../user.store.ts";
import { deleteLoginNumber, lockNumber, setLoginNumber, takeNumberFromOthers } from "./login-number.store.ts";
import { asMobile, numberCodeKey, requireSms } from "./send-number-code.command.ts";

/**
 * Sets the login number of the viewer by the code that was sent to it, in place of the former one. A number that another account
 * has moves: it may have a new owner. Both accounts get a mail. Throws LOGIN_CODE_INVALID.
 */
export const confirmLoginNumber = async (
  services: Services,
  viewer: Viewer,
  input: { mobile: string; code: string; network: string },
): Promise<void> => {
  requireSms(services);
  const [mobile, code] = [asMobile(input.mobile), compactText(input.code)];
  await services.throttles.count({ proveByNetwork: input.network });
  const isRight = await inTransaction(services.database, async (tx) => {
    const { userId } = viewer;
    await lockNumber(tx, mobile);
    if (!(await lockShopper(tx, userId))) refuse("UNAUTHENTICATED");
    if (!(await useLoginCode(tx, services.jwtSecret, { ...numberCodeKey(viewer, mobile), code })))
      return false;
    const formerOwner = await takeNumberFromOthers(tx, mobile, userId);
    if (formerOwner) await addSecurityMail(tx, formerOwner, "login-number-moved");
    await setLoginNumber(tx, userId, mobile);
    await addSecurityMail(tx, userId, "login-number-added");
    return true;
  });
  if (!isRight) refuse("LOGIN_CODE_INVALID", { field: "code" });
};

/** Removes the login number of the viewer. Throws PASSWORD_WRONG, PASSKEY_INVALID, LOGIN_NUMBER_NOT_FOUND. */
export const removeLoginNumber = async (
  services: Services,
  viewer: Viewer,
  confirmation: Confirmation,
): Promise<void> => {
  requireSms(services);
  await confirmViewer(services, viewer, confirmation);
  await inTransaction(services.database, async (tx) => {
    if (!(await deleteLoginNumber(tx, viewer.userId))) refuse("LOGIN_NUMBER_NOT_FOUND");
    await addSecurityMail(tx, viewer.userId, "login-number-removed");
  });
};
