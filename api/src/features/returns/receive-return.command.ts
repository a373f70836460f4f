import type { Author } from "../audit/audit.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { adminStep, type SeenReturn } from "./admin-step.command.ts";
import { moveReturn } from "./move-return.command.ts";
import { ReturnStatus } from "./return-status.rules.ts";

/** The pieces have arrived at the shop, and wait for their inspection. Throws what `adminStep` throws. */
export const receiveReturn = (shop: Shop, author: Author, seen: SeenReturn): Promise<string> => {
  const to = ReturnStatus.RECEIVED;
  return adminStep(shop, { author, action: "receiveReturn", seen, to }, (tx, locked) =>
    moveReturn(tx, locked, { status: to, userId: author.userId }),
  );
};
