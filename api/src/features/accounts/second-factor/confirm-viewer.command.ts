import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { beginChallenge } from "./challenge.store.ts";
import { passkeysOf } from "./passkey.store.ts";
import { provePasskey } from "./prove-passkey.command.ts";
import { passkeyOptions } from "./web-authn.ts";

/** Proves that the viewer owns the account: an open session alone does not. */
export type Confirmation = { password?: string | null; passkey?: unknown };

const keyOf = ({ sessionId }: Viewer) => ({ owner: sessionId, purpose: "confirm" }) as const;

/** Options with which the browser asks for a passkey of the viewer. Throws PASSKEY_INVALID without one. */
export const startConfirmation = async ({ database, settings }: Services, viewer: Viewer) => {
  const { manager } = database.source;
  const passkeys = await passkeysOf(manager, viewer.userId);
  if (passkeys.length === 0) refuse("PASSKEY_INVALID", { field: "passkey" });
  const options = await passkeyOptions(settings, passkeys);
  await beginChallenge(manager, { ...keyOf(viewer), userId: viewer.userId, challenge: options.challenge });
  return options;
};

/** Checks the password, or a passkey, again before a sensitive change. Throws PASSWORD_WRONG or PASSKEY_INVALID. */
export const confirmViewer = async (
  services: Services,
  viewer: Viewer,
  { password, passkey }: Confirmation,
): Promise<void> => {
  if (passkey == null) {
    await requirePassword(services, viewer, { typed: password ?? "", field: "password" });
    return;
  }
  await services.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const userId = await inTransaction(services.database, (tx) =>
    provePasskey(tx, services, { ...keyOf(viewer), response: passkey }),
  );
  if (userId !== viewer.userId) refuse("PASSKEY_INVALID", { field: "passkey" });
};
