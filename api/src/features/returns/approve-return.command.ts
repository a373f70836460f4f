import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { adminStep, type SeenReturn } from "./admin-step.command.ts";
import { moveReturn } from "./move-return.command.ts";
import { ReturnStatus } from "./return-status.rules.ts";

/** The shop agrees; the shopper learns where to send the pieces. Throws what `adminStep` throws. */
export const approveReturn = (services: Services, author: Author, seen: SeenReturn): Promise<string> => {
  const to = ReturnStatus.APPROVED;
  return adminStep(services, { author, action: "approveReturn", seen, to }, (tx, locked) =>
    moveReturn(tx, locked, { status: to, userId: author.userId }),
  );
};
