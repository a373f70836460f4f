import type { Author } from "../audit/audit.rules.ts";
import { refuse } from "./returns.refusals.ts";
import { cleanText } from "../../platform/text.ts";
import type { Services } from "../shop/services.ts";
import { adminStep, type SeenReturn } from "./admin-step.command.ts";
import { restockReplacements, moveReturn, type LockedReturn } from "./move-return.command.ts";
import { ReturnStatus } from "./return-status.rules.ts";

const maxReasonLength = 500;

/**
 * The shop refuses, with a reason that the shopper reads. Replacements go back into stock. Pieces that have arrived are sent
 * back to the shopper. Throws RETURN_REASON_NEEDED, and what `adminStep` throws.
 */
export const refuseReturn = async (
  services: Services,
  author: Author,
  { reason, ...seen }: SeenReturn & { reason: string },
): Promise<string> => {
  const refusalReason = cleanText(reason, "reason", maxReasonLength);
  if (!refusalReason) refuse("RETURN_REASON_NEEDED", { field: "reason" });
  const to = ReturnStatus.REFUSED;
  const isSame = (request: LockedReturn["request"]) => request.refusalReason === refusalReason;
  return adminStep(services, { author, action: "refuseReturn", seen, to, isSame }, async (tx, locked) => {
    await restockReplacements(tx, locked);
    await moveReturn(tx, locked, { status: to, userId: author.userId, refusalReason });
    return { reason: { before: null, after: refusalReason } };
  });
};
