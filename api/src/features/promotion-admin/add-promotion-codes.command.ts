import type { EntityManager } from "typeorm";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { idempotently } from "../audit/idempotently.command.ts";
import { addAudit } from "../audit/audit.store.ts";
import { madeUpCode } from "../promotions/code.rules.ts";
import { PromotionMethod } from "../promotions/promotion.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./promotion-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import { addCodes, codeOfAnother, lockPromotion } from "./promotion-admin.store.ts";
import { checkedCode, checkedCodes, maxCodes } from "./promotion-input.rules.ts";

const action = "addPromotionCodes";

/** Single-use codes to add: a list, or a number of made-up ones with a beginning. */
export type CodesToAdd = {
  codes?: readonly string[] | null;
  count?: number | null;
  beginning?: string | null;
};

const madeUpCodes = ({ count, beginning }: CodesToAdd): string[] => {
  const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= maxCodes;
  const message = `Enter a number from 1 to ${maxCodes.toLocaleString("en-IN")}.`;
  if (!isCount) refuse("PROMOTION_INVALID", { field: "count", message });
  const start = beginning?.trim() ? `${checkedCode(beginning, "beginning").slice(0, 20)}-` : "";
  return Array.from({ length: Number(count) }, () => madeUpCode(start));
};

/**
 * Adds single-use codes to a promotion; codes that it has already are left out. A repeated request with the same idempotency key
 * makes up no further ones. Returns the id of the promotion. Throws PROMOTION_NOT_FOUND, PROMOTION_INVALID, CODE_TAKEN if another
 * promotion has one of the list, BAD_KEY, KEY_REUSED.
 */
export const addPromotionCodes = (
  services: Services,
  author: Author,
  { id: given, idempotencyKey, ...toAdd }: CodesToAdd & { id: string; idempotencyKey?: string | null },
): Promise<string> => {
  const id = asId(given, "id");
  const codes = toAdd.codes ? checkedCodes(toAdd.codes) : madeUpCodes(toAdd);
  const addIn = async (tx: EntityManager): Promise<string> => {
    const stored = (await lockPromotion(tx, id)) ?? refuse("PROMOTION_NOT_FOUND");
    if (stored.method !== PromotionMethod.CODE || stored.isWelcome)
      refuse("PROMOTION_INVALID", { message: "Only a promotion by code has codes of its own." });
    const taken = await codeOfAnother(tx, id, codes);
    if (taken) refuse("CODE_TAKEN", { field: "codes", message: `Another promotion has the code ${taken}.` });
    const added = await addCodes(tx, id, codes, 1);
    if (added === 0) return id;
    await addAudit(tx, {
      author,
      action,
      subject: AuditSubject.PROMOTION,
      subjectId: id,
      label: stored.title,
      changes: { codes: { before: null, after: added } },
    });
    return id;
  };
  return inTransaction(services.database, (tx) =>
    idempotently(tx, author, { idempotencyKey, action, input: { id, ...toAdd } }, () => addIn(tx)),
  );
};
