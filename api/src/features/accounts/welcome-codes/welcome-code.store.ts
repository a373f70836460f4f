import type { EntityManager } from "typeorm";
import type { Database } from "../../../platform/database/database.ts";
import { madeUpCode } from "../../promotions/code.rules.ts";
import { Promotion } from "../../promotions/promotion.entity.ts";
import { PromotionCode } from "../../promotions/promotion-code.entity.ts";
import type { WelcomeCode } from "./welcome-code.types.ts";

/** The id of the welcome promotion with a percentage, which the first code of that percentage makes. */
const welcomePromotion = async (tx: EntityManager, percent: number): Promise<string> => {
  const stored = await tx.findOne(Promotion, { select: { id: true }, where: { isWelcome: true, percent } });
  if (stored) return stored.id;
  const [row] = await tx.query<[{ id: string }]>(
    `insert into promotions (title, method, kind, percent, is_first_order, starts_at, is_welcome)
     values ('Welcome discount', 'code', 'percent', $1, true, now(), true)
     on conflict (percent) where is_welcome do update set percent = excluded.percent
     returning id`,
    [percent],
  );
  return row.id;
};

/** Adds the code of an account, for one order. */
export const addWelcomeCode = async (
  tx: EntityManager,
  { userId, percent }: { userId: string; percent: number },
): Promise<string> => {
  const code = madeUpCode("EDGE-");
  const promotionId = await welcomePromotion(tx, percent);
  await tx.insert(PromotionCode, { code, promotionId, userId, maxUses: 1 });
  return code;
};

/** Whether an account has a welcome code, spent or not, and whether it has an order that is not cancelled. */
export const welcomeCodeState = async (
  tx: EntityManager,
  userId: string,
): Promise<{ hasCode: boolean; hasOrder: boolean }> => {
  const [row] = await tx.query<[{ hasCode: boolean; hasOrder: boolean }]>(
    `select exists (select from promotion_codes where user_id = $1) as "hasCode",
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
  database.source.manager.query<WelcomeCode[]>(
    `select c.code, c.user_id as "userId", p.percent, u.created_at as "usedAt"
     from promotion_codes c join promotions p on p.id = c.promotion_id
     left join order_promotions u on u.promotion_id = c.promotion_id and u.code = c.code and u.released_at is null
     where c.user_id = any($1) and (u.code is not null or not exists (
       select from orders o where o.user_id = c.user_id and o.order_status <> 'cancelled'))`,
    [userIds],
  );
