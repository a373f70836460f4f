import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { passkeysOf } from "./passkey.store.ts";
import { needsMailedCode } from "./needs-mailed-code.store.ts";
import { isDemandedOf } from "./second-factor.rules.ts";
import { secondFactorState } from "./second-factor.store.ts";
import type { SecondFactor } from "./second-factor.types.ts";

/** The second factor of the viewer's account. */
export const secondFactorOf = async (
  { database, settings }: Pick<Services, "database" | "settings">,
  viewer: Viewer,
): Promise<SecondFactor> => {
  const { manager } = database.source;
  const { userId, role } = viewer;
  const { hasApp, recoveryCodesLeft } = await secondFactorState(manager, userId);
  return {
    hasAuthenticatorApp: hasApp,
    passkeys: await passkeysOf(manager, userId),
    recoveryCodesLeft,
    isDemanded: isDemandedOf(role, settings),
    needsMailedCode: await needsMailedCode(manager, viewer),
  };
};
