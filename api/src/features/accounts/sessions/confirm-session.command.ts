import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { confirmViewer, type Confirmation } from "../second-factor/confirm-viewer.command.ts";
import { confirmationMinutes } from "./session-lifetimes.rules.ts";
import { setConfirmed } from "./session.store.ts";

/**
 * Notes that the viewer has proved the password or a passkey in this session. Returns the time at which this stops to count. Throws
 * PASSWORD_WRONG or PASSKEY_INVALID.
 */
export const confirmSession = async (
  services: Services,
  viewer: Viewer,
  confirmation: Confirmation,
): Promise<Date> => {
  await confirmViewer(services, viewer, confirmation);
  await setConfirmed(services.database.source.manager, viewer.sessionId);
  return new Date(Date.now() + confirmationMinutes * 60_000);
};
