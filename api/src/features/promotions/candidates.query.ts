import type { EntityManager } from "typeorm";
import { instantInWords } from "../../platform/days.ts";
import { refuse } from "./promotions.refusals.ts";
import { formatRupees } from "../../platform/money.ts";
import { normalizedCode } from "./code.rules.ts";
import { PromotionMethod, shortfallOf, type Candidate, type PromotableLine } from "./promotion.rules.ts";
import { withMembers, type ReadMembers } from "./promotion-members.rules.ts";
import { promotionRows, type PromotionRow } from "./promotion.store.ts";

const field = "discountCode";

/** What an order asks for: its shopper, `null` if unknown, the entered code and its lines. */
type Request = {
  userId: string | null;
  code?: string | null | undefined;
  /** Whether an admin takes the order: a refusal then speaks of the customer. Only a code counts the customer's orders. */
  isByPhone?: boolean;
  lines: readonly PromotableLine[];
  readMembers: ReadMembers;
};

/** Refuses a code whose promotion is not valid now, or has no use left for the shopper. */
const checkUses = (row: PromotionRow, { userId, isByPhone = false }: Request): void => {
  if (row.codeUserId !== null && row.codeUserId !== userId) refuse("CODE_UNKNOWN", { field });
  if (row.pausedAt) refuse("CODE_PAUSED", { field });
  if (!row.hasStarted)
    refuse("CODE_NOT_STARTED", { field, message: `This code starts on ${instantInWords(row.startsAt)}.` });
  if (row.endsAt && row.hasEnded)
    refuse("CODE_ENDED", { field, message: `This code ended on ${instantInWords(row.endsAt)}.` });
  if (row.codeMaxUses !== null && (row.codeUses ?? 0) >= row.codeMaxUses) refuse("CODE_SPENT", { field });
  if (row.maxUses !== null && row.uses >= row.maxUses) refuse("CODE_USED_UP", { field });
  if (row.maxUsesPerShopper !== null && row.usesOfShopper >= row.maxUsesPerShopper)
    refuse("CODE_SPENT", {
      field,
      message: `${isByPhone ? "This customer has" : "You have"} already used this discount code.`,
    });
  if (!row.hasEarlierOrder) return;
  const message = "This discount code is for a first order only. This customer has ordered before.";
  refuse("CODE_NOT_FIRST", { field, ...(isByPhone ? { message } : {}) });
};

/** Refuses a code whose terms the lines do not meet. */
const checkTerms = (row: PromotionRow, lines: readonly PromotableLine[]): void => {
  const shortfall = shortfallOf(row, lines);
  if (!shortfall) return;
  if (shortfall.missing === "pieces-covered") refuse("CODE_NOT_FOR_PIECES", { field });
  if (shortfall.missing === "subtotal") {
    const message = `Add ${formatRupees(shortfall.amount)} more of the pieces of this offer to use this code.`;
    refuse("CODE_NEEDS_MORE", { field, message });
  }
  if (shortfall.missing === "pieces") {
    const pieces = shortfall.count === 1 ? "1 more piece" : `${shortfall.count} more pieces`;
    refuse("CODE_NEEDS_MORE", { field, message: `Add ${pieces} of this offer to use this code.` });
  }
};

/**
 * Whether an order of this shopper may have an automatic promotion. Without a shopper, and by phone: only one that no earlier order
 * limits.
 */
const isForShopper = (row: PromotionRow, { userId, isByPhone = false }: Request): boolean => {
  if (userId === null || isByPhone) return !row.isFirstOrder && row.maxUsesPerShopper === null;
  return (
    !row.hasEarlierOrder && (row.maxUsesPerShopper === null || row.usesOfShopper < row.maxUsesPerShopper)
  );
};

/**
 * The promotions that an order may have: that of the entered code, and the automatic ones.
 * Throws CODE_UNKNOWN (also for the code of another shopper), CODE_PAUSED, CODE_NOT_STARTED, CODE_ENDED, CODE_SPENT, CODE_USED_UP,
 * CODE_NOT_FIRST, CODE_NOT_FOR_PIECES, CODE_NEEDS_MORE.
 */
export const candidatesFor = async (tx: EntityManager, request: Request): Promise<Candidate[]> => {
  const code = normalizedCode(request.code);
  const stored = await promotionRows(tx, { userId: request.userId, code });
  const rows = await withMembers(stored, request);
  const entered = rows.find((row) => row.code !== null);
  if (code && !entered) refuse("CODE_UNKNOWN", { field });
  if (entered) {
    checkUses(entered, request);
    checkTerms(entered, request.lines);
  }
  return rows.filter(
    (row) => row === entered || (row.method === PromotionMethod.AUTOMATIC && isForShopper(row, request)),
  );
};
