import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./returns.refusals.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { restockReplacements, lockReturn, moveReturn, mustMove } from "./move-return.command.ts";
import { canReturn } from "./return.policy.ts";
import { ReturnStatus } from "./return-status.rules.ts";

/**
 * The shopper keeps the pieces: possible until the shop has received them. Replacements go back into stock.
 * Throws RETURN_NOT_FOUND, RETURN_STEP_INVALID.
 */
export const withdrawReturn = (services: Services, viewer: Viewer, returnId: string): Promise<string> =>
  inTransaction(services.database, async (tx) => {
    const locked = await lockReturn(tx, returnId);
    if (!canReturn(viewer, locked.request)) return refuse("RETURN_NOT_FOUND");
    if (mustMove(locked, ReturnStatus.WITHDRAWN, undefined)) {
      await restockReplacements(tx, locked);
      await moveReturn(tx, locked, { status: ReturnStatus.WITHDRAWN, userId: viewer.userId });
    }
    return locked.request.id;
  });
