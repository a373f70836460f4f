import { In, IsNull, Not, type EntityManager } from "typeorm";
import sql, { empty, join, raw } from "sql-template-tag";
import { instantText } from "../../platform/database/instant-text.ts";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { Product } from "../catalogue/product.entity.ts";
import { OrderPromotion } from "../promotions/order-promotion.entity.ts";
import { PromotionCode } from "../promotions/promotion-code.entity.ts";
import { Promotion } from "../promotions/promotion.entity.ts";
import { coversEverything, type Coverage } from "../promotions/promotion.rules.ts";
import { membershipConditions } from "../search/collections/collection-members.store.ts";
import type { Paise } from "../../platform/money.ts";
import { PromotionState } from "./promotion-state.rules.ts";

const hasEnded = "p.ends_at is not null and p.ends_at <= now()";

const conditions: Record<PromotionState, string> = {
  [PromotionState.ENDED]: hasEnded,
  [PromotionState.PAUSED]: `not (${hasEnded}) and p.paused_at is not null`,
  [PromotionState.SCHEDULED]: `not (${hasEnded}) and p.paused_at is null and p.starts_at > now()`,
  [PromotionState.RUNNING]: `not (${hasEnded}) and p.paused_at is null and p.starts_at <= now()`,
};

type ListedId = { id: string; createdAt: string };

const listName = (state: PromotionState | undefined): string => `promotions:${state ?? "all"}`;

export const promotionCursor = (state: PromotionState | undefined, { createdAt, id }: ListedId): string =>
  encodeCursor(listName(state), [createdAt, id]);

/** The ids of a page of promotions, newest first. Throws BAD_CURSOR. */
export const listPromotions = (
  database: Database,
  { state, after, limit }: { state?: PromotionState | undefined; after: string | undefined; limit: number },
): Promise<ListedId[]> => {
  const [at, id] = after ? decodeCursor(listName(state), after, ["instant", "id"]) : [];
  const { text, values } =
    sql`select p.id, ${raw(instantText("p.created_at"))} as "createdAt" from promotions p
    where ${raw(state ? conditions[state] : "true")}
      ${after ? sql`and (p.created_at, p.id) < (${at}::timestamptz, ${id}::uuid)` : empty}
    order by p.created_at desc, p.id desc limit ${limit}`;
  return primaryRows<ListedId>(database, undefined, text, values);
};

const stateNow = `case ${Object.entries(conditions)
  .map(([state, condition]) => `when ${condition} then '${state}'`)
  .join(" ")} end`;

/** The states of promotions by the clock of the database. */
export const statesOf = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; state: PromotionState }[]> =>
  primaryRows(
    database,
    "promotion-states",
    `select p.id, ${stateNow} as state from promotions p where p.id = any($1::uuid[])`,
    [ids],
  );

export type PromotionCounts = Record<PromotionState, number>;

/** The number of promotions in each state. */
export const countByState = async (database: Database): Promise<PromotionCounts> => {
  const counts = Object.entries(conditions).map(
    ([state, condition]) => `count(*) filter (where ${condition})::int as ${state}`,
  );
  const [row] = await primaryRows<PromotionCounts>(
    database,
    "promotion-counts",
    `select ${counts.join(", ")} from promotions p`,
    [],
  );
  return row ?? { scheduled: 0, running: 0, paused: 0, ended: 0 };
};

export const promotionById = (tx: EntityManager, id: string): Promise<Promotion | null> =>
  tx.findOneBy(Promotion, { id });

export const promotionsByIds = (tx: EntityManager, ids: readonly string[]): Promise<Promotion[]> =>
  tx.findBy(Promotion, { id: In([...ids]) });

export const lockPromotion = (tx: EntityManager, id: string): Promise<Promotion | null> =>
  tx.findOne(Promotion, { where: { id }, lock: { mode: "pessimistic_write" } });

/** The shared code of a promotion; `null` without one. */
export const sharedCode = async (tx: EntityManager, promotionId: string): Promise<string | null> => {
  const code = await tx.findOneBy(PromotionCode, { promotionId, userId: IsNull(), maxUses: IsNull() });
  return code?.code ?? null;
};

/** The same of many promotions. */
export const sharedCodesOf = (
  database: Database,
  ids: readonly string[],
): Promise<{ promotionId: string; code: string }[]> =>
  database.source.manager.findBy(PromotionCode, {
    promotionId: In([...ids]),
    userId: IsNull(),
    maxUses: IsNull(),
  });

/** Adds codes that no promotion has. Returns the number of added ones. */
export const addCodes = async (
  tx: EntityManager,
  promotionId: string,
  codes: readonly string[],
  maxUses: number | null,
): Promise<number> => {
  const added = await tx.query<{ code: string }[]>(
    `insert into promotion_codes (code, promotion_id, max_uses) select code, $1, $3 from unnest($2::text[]) code
     on conflict do nothing returning code`,
    [promotionId, codes, maxUses],
  );
  return added.length;
};

export const deleteSharedCode = async (tx: EntityManager, promotionId: string): Promise<void> => {
  await tx.delete(PromotionCode, { promotionId, userId: IsNull(), maxUses: IsNull() });
};

export type CodeCounts = { promotionId: string; count: number; used: number };

/** The numbers of single-use codes of promotions, and of used ones. */
export const countCodes = (database: Database, ids: readonly string[]): Promise<CodeCounts[]> =>
  database.source.manager.query<CodeCounts[]>(
    `select promotion_id as "promotionId", count(*)::int as count, count(*) filter (where uses > 0)::int as used
     from promotion_codes where promotion_id = any($1) and max_uses is not null and user_id is null group by promotion_id`,
    [ids],
  );

export type Figures = { promotionId: string; orders: number; discount: Paise; revenue: Paise };

/** What the orders of promotions come to, without cancelled ones. */
export const figuresOf = (database: Database, ids: readonly string[]): Promise<Figures[]> =>
  database.source.manager.query<Figures[]>(
    `select u.promotion_id as "promotionId", count(*)::int as orders, sum(u.discount + u.shipping)::bigint as discount,
       sum(o.final_amount - o.credited_amount)::bigint as revenue
     from order_promotions u join orders o on o.id = u.order_id
     where u.promotion_id = any($1) and u.released_at is null group by u.promotion_id`,
    [ids],
  );

/** A code of the list that another promotion has; `undefined` if none. */
export const codeOfAnother = async (
  tx: EntityManager,
  promotionId: string,
  codes: readonly string[],
): Promise<string | undefined> => {
  const taken = await tx.findOne(PromotionCode, {
    where: { code: In([...codes]), promotionId: Not(promotionId) },
    order: { code: "asc" },
  });
  return taken?.code;
};

/** The number of these collections that are there. None of them can be deleted until the transaction ends. */
export const lockCollections = async (tx: EntityManager, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0;
  return (
    await tx.query<unknown[]>("select id from collections where id = any($1::uuid[]) order by id for share", [
      ids,
    ])
  ).length;
};

/** The number of these products that are listed. */
export const countListed = (tx: EntityManager, productIds: readonly string[]): Promise<number> =>
  tx.countBy(Product, { id: In([...productIds]), archivedAt: IsNull() });

/** Whether an order has ever used it. */
export const hasOrders = (tx: EntityManager, promotionId: string): Promise<boolean> =>
  tx.existsBy(OrderPromotion, { promotionId });

/** Single-use codes after a code, in their order. */
export const codesAfter = (
  database: Database,
  promotionId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ code: string; uses: number; orderNumber: string | null }[]> =>
  database.source.manager.query(
    `select c.code, c.uses, (
       select o.order_number from order_promotions u join orders o on o.id = u.order_id
       where u.promotion_id = c.promotion_id and u.code = c.code and u.released_at is null limit 1) as "orderNumber"
     from promotion_codes c where c.promotion_id = $1 and c.user_id is null and c.code > $2 order by c.code limit $3`,
    [promotionId, after, limit],
  );

export type RecentLine = {
  orderId: string;
  shippingFee: Paise;
  productId: string;
  category: string;
  kind: string;
  price: Paise;
  quantity: number;
};

/** Most orders of a preview. */
const maxPreviewOrders = 20_000;

/** The lines of the orders of the last 30 days, without cancelled ones, newest first. */
export const recentLines = (database: Database): Promise<RecentLine[]> =>
  database.source.manager.query<RecentLine[]>(
    `select o.id as "orderId", o.shipping_cost as "shippingFee", l.product_id as "productId", p.category, p.kind, l.price, l.quantity
     from (select id, shipping_cost, created_at from orders
           where created_at > now() - interval '30 days' and order_status <> 'cancelled'
           order by created_at desc, id desc limit ${maxPreviewOrders}) o
     join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
     order by o.created_at desc, o.id, l.position`,
  );

/** How many listed products a promotion covers; all without categories, kinds, ids and collections. */
export const countCovered = async (
  database: Database,
  coverage: Coverage,
  days: { newWithinDays: number },
): Promise<number> => {
  const { manager } = database.source;
  const { categories, kinds, productIds, collectionIds } = coverage;
  const members = await membershipConditions(manager, collectionIds, days);
  const scope = [
    sql`p.category = any(${categories}::text[])`,
    sql`p.kind = any(${kinds}::text[])`,
    sql`p.id = any(${productIds}::uuid[])`,
    ...members.map(({ condition }) => condition),
  ];
  const { text, values } = sql`select count(*)::int as count from products p
    where p.archived_at is null and (${coversEverything(coverage)} or ${join(scope, " or ")})`;
  const [row] = await manager.query<[{ count: number }]>(text, values);
  return row.count;
};
