import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Database } from "../../../platform/database/database.ts";
import { WelcomeCode } from "./welcome-code.entity.ts";

/** Letters and digits that are not easily confused. */
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const randomCode = (): string =>
  `EDGE-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

export const addWelcomeCode = async (
  tx: EntityManager,
  key: { userId: string; percent: number },
): Promise<string> => {
  const code = randomCode();
  await tx.insert(WelcomeCode, { code, ...key });
  return code;
};

/** Whether an account has a welcome code, spent or not, and whether it has an order that is not cancelled. */
export const welcomeCodeState = async (
  tx: EntityManager,
  userId: string,
): Promise<{ hasCode: boolean; hasOrder: boolean }> => {
  const [row] = await tx.query<[{ hasCode: boolean; hasOrder: boolean }]>(
    `select exists (select from welcome_codes where user_id = $1) as "hasCode",
       exists (select from orders where user_id = $1 and order_status <> 'cancelled') as "hasOrder"`,
    [userId],
  );
  return row;
};

/**
 * The welcome codes of accounts: spent ones, and those for which a first order is still possible. Cancelled orders do not
 * count. Decision 15.
 */
export const welcomeCodesOf = (database: Database, userIds: readonly string[]): Promise<WelcomeCode[]> =>
  database.source.manager
    .createQueryBuilder(WelcomeCode, "c")
    .where("c.user_id = any(:userIds)", { userIds })
    .andWhere(
      `(c.order_id is not null or not exists (
         select from orders o where o.user_id = c.user_id and o.order_status <> 'cancelled'))`,
    )
    .getMany();

export type LockedCode = Pick<WelcomeCode, "code" | "percent" | "orderId">;

/** A shopper's own welcome code, locked until the transaction ends; `null` if the code is not the shopper's. */
export const lockWelcomeCode = (
  tx: EntityManager,
  key: { userId: string; code: string },
): Promise<LockedCode | null> => tx.findOne(WelcomeCode, { where: key, lock: { mode: "pessimistic_write" } });

/** The same without a lock, for a quote. */
export const findWelcomeCode = (
  tx: EntityManager,
  key: { userId: string; code: string },
): Promise<LockedCode | null> => tx.findOneBy(WelcomeCode, key);

export const spendWelcomeCode = async (tx: EntityManager, code: string, orderId: string): Promise<void> => {
  await tx.update(WelcomeCode, { code }, { usedAt: () => "now()", orderId });
};

/** Makes the code of a cancelled order usable again. */
export const releaseWelcomeCode = async (tx: EntityManager, orderId: string): Promise<void> => {
  await tx.update(WelcomeCode, { orderId }, { usedAt: null, orderId: null });
};

/**
 * Uses the code again for a reopened order. Returns false if another order has used the code meanwhile. Returns true if the
 * code was deleted with its account.
 */
export const respendWelcomeCode = async (
  tx: EntityManager,
  key: { userId: string; orderId: string },
): Promise<boolean> => {
  const code = await tx.findOne(WelcomeCode, {
    where: { userId: key.userId },
    lock: { mode: "pessimistic_write" },
  });
  if (!code || code.orderId === key.orderId) return true;
  if (code.orderId) return false;
  await spendWelcomeCode(tx, code.code, key.orderId);
  return true;
};
