import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { adminStep, type SeenReturn } from "./admin-step.command.ts";
import { moveReturn } from "./move-return.command.ts";
import { ReturnStatus } from "./return-status.rules.ts";

/** The pieces have arrived at the shop, and wait for their inspection. Throws what `adminStep` throws. */
export const receiveReturn = (services: Services, author: Author, seen: SeenReturn): Promise<string> => {
  const to = ReturnStatus.RECEIVED;
  return adminStep(services, { author, action: "receiveReturn", seen, to }, (tx, locked) =>
    moveReturn(tx, locked, { status: to, userId: author.userId }),
  );
};
