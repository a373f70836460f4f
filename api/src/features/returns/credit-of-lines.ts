import type { EntityManager } from "typeorm";
import { refuse } from "./returns.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import { creditAmounts } from "../payments/credit.rules.ts";
import { creditableOrder } from "../payments/credit.store.ts";
import { ReturnKind } from "./return-status.rules.ts";

type CreditedLine = { kind: ReturnKind; orderLineId: string; quantity: number };

/** The money that comes back for the lines that are not exchanged, as if they were credited now. Throws RETURN_TOO_MANY. */
export const creditOfLines = async (
  tx: EntityManager,
  orderId: string,
  lines: readonly CreditedLine[],
): Promise<{ amount: Paise; shipping: Paise }> => {
  const pieces = lines.filter(({ kind }) => kind === ReturnKind.RETURN);
  if (pieces.length === 0) return { amount: 0, shipping: 0 };
  const credit = creditAmounts(await creditableOrder(tx, orderId), { pieces });
  return credit ?? refuse("RETURN_TOO_MANY", { field: "lines" });
};
