import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Database } from "../../platform/database/database.ts";
import { WelcomeCode } from "./welcome-code.entity.ts";

/** Letters and digits that nobody mistakes for one another. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const freshCode = (): string =>
  `EDGE-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("")}`;

export const addWelcomeCode = async (
  tx: EntityManager,
  of: { userId: string; percent: number },
): Promise<string> => {
  const code = freshCode();
  await tx.insert(WelcomeCode, { code, ...of });
  return code;
};

export const welcomeCodesOf = (database: Database, userIds: readonly string[]): Promise<WelcomeCode[]> =>
  database.source.manager
    .createQueryBuilder(WelcomeCode, "c")
    .where("c.user_id = any(:userIds)", { userIds })
    .getMany();

export type LockedCode = Pick<WelcomeCode, "code" | "percent" | "orderId">;

/** A shopper's own code as she typed it, locked until the transaction ends; nothing for one that is not hers. */
export const lockWelcomeCode = async (
  tx: EntityManager,
  of: { userId: string; code: string },
): Promise<LockedCode | undefined> => {
  const [row] = await tx.query<LockedCode[]>(
    `select code, percent, order_id as "orderId" from welcome_codes where user_id = $1 and code = $2 for update`,
    [of.userId, of.code],
  );
  return row;
};

/** The same without the lock: for a quote. */
export const welcomeCode = async (
  tx: EntityManager,
  of: { userId: string; code: string },
): Promise<LockedCode | undefined> => {
  const row = await tx.findOne(WelcomeCode, { where: of });
  return row ?? undefined;
};

export const spendWelcomeCode = async (tx: EntityManager, code: string, orderId: string): Promise<void> => {
  await tx.query("update welcome_codes set used_at = now(), order_id = $2 where code = $1", [code, orderId]);
};

/** An order that is cancelled gives back the code that it was placed with. */
export const releaseWelcomeCode = async (tx: EntityManager, orderId: string): Promise<void> => {
  await tx.query("update welcome_codes set used_at = null, order_id = null where order_id = $1", [orderId]);
};

/**
 * An order that was placed with a code and is taken up again spends it again; answers false when the code has been
 * spent on another order meanwhile. A code that went with its account stands in nobody's way.
 */
export const respendWelcomeCode = async (
  tx: EntityManager,
  of: { userId: string; orderId: string },
): Promise<boolean> => {
  const [code] = await tx.query<LockedCode[]>(
    `select code, percent, order_id as "orderId" from welcome_codes where user_id = $1 for update`,
    [of.userId],
  );
  if (!code || code.orderId === of.orderId) return true;
  if (code.orderId) return false;
  await spendWelcomeCode(tx, code.code, of.orderId);
  return true;
};
