import type { Author } from "../audit/audit.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { adminStep, type SeenReturn } from "./admin-step.command.ts";
import { moveReturn } from "./move-return.command.ts";
import { ReturnStatus } from "./return-status.rules.ts";

/** The shop agrees; the shopper learns where to send the pieces. Throws what `adminStep` throws. */
export const approveReturn = (shop: Shop, author: Author, seen: SeenReturn): Promise<string> => {
  const to = ReturnStatus.APPROVED;
  return adminStep(shop, { author, action: "approveReturn", seen, to }, (tx, locked) =>
    moveReturn(tx, locked, { status: to, userId: author.userId }),
  );
};
