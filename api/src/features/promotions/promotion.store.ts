import type { EntityManager } from "typeorm";
import type { Database } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { Paise } from "../../platform/money.ts";
import type { AppliedPromotion, PromotionKind, PromotionMethod } from "./promotion.rules.ts";
import { OrderPromotion } from "./order-promotion.entity.ts";

/** A promotion with the entered code, and with what decides whether an order may have it. */
export type PromotionRow = {
  id: string;
  title: string;
  method: PromotionMethod;
  kind: PromotionKind;
  percent: number | null;
  amount: Paise | null;
  buyQuantity: number | null;
  freeQuantity: number | null;
  categories: string[];
  kinds: string[];
  productIds: string[];
  collectionIds: string[];
  minSubtotal: Paise;
  minPieces: number;
  isFirstOrder: boolean;
  isCombinable: boolean;
  maxUses: number | null;
  maxUsesPerShopper: number | null;
  uses: number;
  startsAt: Date;
  endsAt: Date | null;
  hasStarted: boolean;
  hasEnded: boolean;
  pausedAt: Date | null;
  code: string | null;
  codeUserId: string | null;
  codeMaxUses: number | null;
  codeUses: number | null;
  /** Orders of the shopper that use it; 0 if their number is not limited. */
  usesOfShopper: number;
  /** Whether it is for a first order, and the shopper has one that is not cancelled. */
  hasEarlierOrder: boolean;
};

/** Most automatic promotions that are read for one order. */
const maxAutomatic = 100;

/** The clock of the database, as for prices: all processes agree on the instant at which a promotion begins and ends. */
const now = "statement_timestamp()";

const selectPromotions = prepared(
  "promotions-of-order",
  `select p.id, p.title, p.method, p.kind, p.percent, p.amount, p.buy_quantity as "buyQuantity",
     p.free_quantity as "freeQuantity", p.categories, p.kinds, p.product_ids as "productIds", p.collection_ids as "collectionIds",
     p.min_subtotal as "minSubtotal", p.min_pieces as "minPieces", p.is_first_order as "isFirstOrder",
     p.is_combinable as "isCombinable", p.max_uses as "maxUses", p.max_uses_per_shopper as "maxUsesPerShopper",
     p.uses, p.starts_at as "startsAt", p.ends_at as "endsAt", p.paused_at as "pausedAt",
     p.starts_at <= ${now} as "hasStarted", coalesce(p.ends_at <= ${now}, false) as "hasEnded",
     c.code, c.user_id as "codeUserId", c.max_uses as "codeMaxUses", c.uses as "codeUses",
     case when p.max_uses_per_shopper is null or $1::uuid is null then 0 else (
       select count(*)::int from order_promotions u join orders o on o.id = u.order_id
       where u.promotion_id = p.id and u.released_at is null and o.user_id = $1) end as "usesOfShopper",
     p.is_first_order and exists (
       select from orders o where o.user_id = $1 and o.order_status <> 'cancelled') as "hasEarlierOrder"
   from promotions p left join promotion_codes c on c.promotion_id = p.id and c.code = $2
   where c.code is not null or p.id in (
     select id from promotions
     where method = 'automatic' and paused_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
       and (max_uses is null or uses < max_uses)
     order by id limit ${maxAutomatic})
   order by p.id`,
);

/**
 * The promotion of a code, and the automatic promotions that are valid now. The promotion of a code may be over, paused or not yet
 * valid: the refusal then says so.
 */
export const promotionRows = (
  tx: EntityManager,
  request: { userId: string | null; code: string | null },
): Promise<PromotionRow[]> => tx.query<PromotionRow[]>(selectPromotions, [request.userId, request.code]);

const addUse = `update promotions set uses = uses + 1 where id = $1 and (max_uses is null or uses < max_uses)`;

/**
 * The same for an order that is reopened: meanwhile its shopper may have used the promotion, which has a limit for each shopper, for
 * another order.
 */
const addUseAgain = `update promotions p set uses = uses + 1 where id = $1 and (max_uses is null or uses < max_uses)
  and coalesce(least(max_uses_per_shopper, case when is_first_order then 1 end) > (
    select count(*) from order_promotions u join orders o on o.id = u.order_id
    where u.promotion_id = p.id and u.released_at is null and o.id <> $2
      and o.user_id = (select user_id from orders where id = $2)), true)`;

const addCodeUse = `update promotion_codes set uses = uses + 1 where code = $1 and (max_uses is null or uses < max_uses)`;

/** Whether an update by these statements found its row. */
const hasUpdated = async (tx: EntityManager, statement: string, ...keys: string[]): Promise<boolean> => {
  const [, count] = await tx.query<[unknown, number]>(statement, keys);
  return count > 0;
};

/** In the order of their ids, so that two orders with the same promotions never wait for each other. */
const byId = <Use extends { promotionId: string }>(uses: readonly Use[]): Use[] =>
  uses.toSorted((one, other) => (one.promotionId < other.promotionId ? -1 : 1));

/**
 * Stores the promotions of a new order, and counts their uses. Returns the promotion of which no use was left; `undefined` if each
 * had one. Other orders with the same promotion wait until the transaction ends.
 */
export const addOrderPromotions = async (
  tx: EntityManager,
  orderId: string,
  promotions: readonly AppliedPromotion[],
): Promise<AppliedPromotion | undefined> => {
  for (const promotion of byId(promotions)) {
    const hasUse =
      (await hasUpdated(tx, addUse, promotion.promotionId)) &&
      (promotion.code === null || (await hasUpdated(tx, addCodeUse, promotion.code)));
    if (!hasUse) return promotion;
    await tx.insert(OrderPromotion, { orderId, ...promotion });
  }
  return undefined;
};

type CountedUse = { promotionId: string; code: string | null };

/** Gives the uses of a cancelled order back, each once. */
export const releaseUses = async (tx: EntityManager, orderId: string): Promise<void> => {
  const [released] = await tx.query<[CountedUse[]]>(
    `update order_promotions set released_at = now() where order_id = $1 and released_at is null
     returning promotion_id as "promotionId", code`,
    [orderId],
  );
  for (const { promotionId, code } of byId(released)) {
    await tx.query("update promotions set uses = uses - 1 where id = $1", [promotionId]);
    if (code) await tx.query("update promotion_codes set uses = uses - 1 where code = $1", [code]);
  }
};

/**
 * Counts the uses of a reopened order again. Returns false if other orders have used them up meanwhile. A code that was deleted
 * with its account needs no use.
 */
export const takeUsesAgain = async (tx: EntityManager, orderId: string): Promise<boolean> => {
  const [taken] = await tx.query<[CountedUse[]]>(
    `update order_promotions set released_at = null where order_id = $1 and released_at is not null
     returning promotion_id as "promotionId", code`,
    [orderId],
  );
  for (const { promotionId, code } of byId(taken)) {
    if (!(await hasUpdated(tx, addUseAgain, promotionId, orderId))) return false;
    if (!code || (await hasUpdated(tx, addCodeUse, code))) continue;
    const [{ exists }] = await tx.query<[{ exists: boolean }]>(
      "select exists (select from promotion_codes where code = $1)",
      [code],
    );
    if (exists) return false;
  }
  return true;
};

export type PromotionOfOrder = Omit<OrderPromotion, "releasedAt" | "createdAt">;

/** The promotions of orders, the largest first. */
export const promotionsOfOrders = (
  database: Database,
  orderIds: readonly string[],
): Promise<PromotionOfOrder[]> =>
  database.source.manager.query<PromotionOfOrder[]>(
    `select order_id as "orderId", promotion_id as "promotionId", title, code, discount, shipping
     from order_promotions where order_id = any($1) order by discount + shipping desc, promotion_id`,
    [orderIds],
  );
