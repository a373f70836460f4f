import { refuse } from "../../../platform/errors/errors.ts";
import type { Context } from "../../shop/context.ts";

/**
 * Asks for the password or passkey again, unless it was proved a short time ago. A program has none to enter, and is refused unless
 * its permission is enough. The documented REST paths have no way to ask. Throws CONFIRMATION_NEEDED, FORBIDDEN.
 */
export const requireConfirmation = (
  { viewer, isRest }: Pick<Context, "viewer" | "isRest">,
  { isOpenToKeys = false }: { isOpenToKeys?: boolean } = {},
): void => {
  if (viewer?.apiKey) {
    if (!isOpenToKeys) refuse("FORBIDDEN");
    return;
  }
  if (!viewer?.isConfirmed && !isRest) refuse("CONFIRMATION_NEEDED");
};
