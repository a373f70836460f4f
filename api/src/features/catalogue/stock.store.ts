import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import type { Paise } from "../../platform/money.ts";
import { stockLevel } from "./low-stock-limit.store.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Variant } from "./variant.rules.ts";
import { currentPrice } from "./scheduled-price.store.ts";
import { StockReason, type StockCause } from "./stock-movement.rules.ts";

/** SQL condition: the stock unit `u` counts the pieces of a variant. It is the pooled unit or the unit of the variant. */
export const servesVariant = (size: string, color: string): string =>
  `((u.size is null and u.color is null) or (u.size is not distinct from ${size} and u.color is not distinct from ${color}))`;

/** A product as carts and orders read it. */
export type Offer = {
  productId: string;
  title: string;
  price: Paise;
  category: string;
  kind: string;
  hsn: string | null;
  availableSizes: string[];
  availableColors: string[];
};

const offerColumns = `p.id as "productId", p.title, ${currentPrice} as price, p.category, p.kind, p.hsn,
  p.available_sizes as "availableSizes", p.available_colors as "availableColors"`;

/** The products with these ids that the shop sells now, without archived ones. */
export const offersOf = (tx: EntityManager, productIds: readonly string[]): Promise<Offer[]> =>
  tx.query<Offer[]>(
    `select ${offerColumns} from products p where p.id = any($1::uuid[]) and p.archived_at is null`,
    [productIds],
  );

/** A list as a subselect: the planner does not see its length, so that it keeps one plan instead of making a new one each time. */
const selectOffers = prepared(
  "lock-offers",
  `select ${offerColumns} from products p where p.id = any((select $1::uuid[])::uuid[]) and p.archived_at is null
   order by p.id for key share`,
);

/**
 * The same products, locked until the transaction ends against an admin who replaces their stock units. Other orders are
 * not blocked. The lines of the order take the same lock later, so it costs nothing.
 */
export const lockOffers = (tx: EntityManager, productIds: readonly string[]): Promise<Offer[]> =>
  tx.query<Offer[]>(selectOffers, [productIds]);

export type UnitRequest = Variant & { productId: string };

const selectUnits = prepared(
  "units-for",
  `select w.position::int, u.id, u.stock, v.sku
   from unnest((select $1::uuid[]), (select $2::text[]), (select $3::text[])) with ordinality
     as w(product_id, size, color, position)
   join stock_units u on u.product_id = w.product_id and ${servesVariant("w.size", "w.color")}
   left join product_variants v on v.product_id = w.product_id and v.size is not distinct from w.size
     and v.color is not distinct from w.color`,
);

/** A stock unit with the pieces in stock, and the SKU of the variant that it serves: `null` before it is made. */
export type VariantUnit = { id: string; stock: number; sku: string | null };

/** For each request, in order, its stock unit; `null` if missing. */
export const unitsFor = async (
  tx: EntityManager,
  requests: readonly UnitRequest[],
): Promise<(VariantUnit | null)[]> => {
  const rows = await tx.query<(VariantUnit & { position: number })[]>(selectUnits, [
    requests.map((request) => request.productId),
    requests.map((request) => request.size),
    requests.map((request) => request.color),
  ]);
  const unitByPosition = new Map(rows.map(({ position, ...unit }) => [position, unit]));
  return requests.map((_, index) => unitByPosition.get(index + 1) ?? null);
};

/** The pieces of a stock unit now, read without a lock; `undefined` if the unit is missing. */
export const stockOfUnit = async (
  database: Pick<Database, "primary">,
  unitId: string,
): Promise<number | undefined> => {
  const [unit] = await primaryRows<{ stock: number }>(
    database,
    "stock-of-unit",
    "select stock from stock_units where id = $1",
    [unitId],
  );
  return unit?.stock;
};

export type Portion = { unitId: string; quantity: number };

/** Merges portions of the same unit. The ascending order of ids prevents deadlocks between transactions. */
const mergedPortions = (portions: readonly Portion[]): Portion[] => {
  const quantities = new Map<string, number>();
  for (const { unitId, quantity } of portions)
    quantities.set(unitId, (quantities.get(unitId) ?? 0) + quantity);
  return [...quantities]
    .map(([unitId, quantity]) => ({ unitId, quantity }))
    .sort((one, other) => (one.unitId < other.unitId ? -1 : 1));
};

const nameStockCause = prepared("stock-cause", "select set_config('shop.stock_cause', $1, true)");

/** Names the cause of the stock changes that follow in the transaction. The trigger on stock units reads it. */
export const setStockCause = async (tx: EntityManager, cause: StockCause): Promise<void> => {
  await tx.query(nameStockCause, [JSON.stringify(cause)]);
};

type ChangedUnit = { productId: string; stock: number };

/** Makes the pages of the products outdated that show another stock label after the change. */
const outdateStockLabels = (tx: EntityManager, units: readonly ChangedUnit[], change: number): void => {
  for (const { productId, stock } of units)
    if (stockLevel(tx, stock) !== stockLevel(tx, stock - change)) outdatePages(tx, [productTag(productId)]);
};

/** Names the cause in the same statement: the trigger runs after the update. */
const takePiecesOfUnit = prepared(
  "take-pieces",
  `with cause as materialized (select set_config('shop.stock_cause', $3, true))
   update stock_units set stock = stock - $2 from cause where id = $1 and stock >= $2
   returning product_id as "productId", stock`,
);

/**
 * Takes the pieces of an order out of stock in ascending order of units. Returns the first unit with too few pieces, or
 * `undefined`.
 */
export const takeStock = async (
  tx: EntityManager,
  orderId: string,
  portions: readonly Portion[],
): Promise<{ unitId: string; left: number } | undefined> => {
  const cause: StockCause = { reason: StockReason.SOLD, orderId };
  for (const { unitId, quantity } of mergedPortions(portions)) {
    const [units, taken] = await tx.query<[ChangedUnit[], number]>(takePiecesOfUnit, [
      unitId,
      quantity,
      JSON.stringify(cause),
    ]);
    outdateStockLabels(tx, units, -quantity);
    recordEvent(tx, "stock.changed", [unitId]);
    if (taken === 0) {
      const [row] = await tx.query<{ stock: number }[]>("select stock from stock_units where id = $1", [
        unitId,
      ]);
      return { unitId, left: row?.stock ?? 0 };
    }
  }
  return undefined;
};

/** Puts the pieces of an order back into stock. */
export const returnStock = async (
  tx: EntityManager,
  orderId: string,
  portions: readonly Portion[],
): Promise<void> => {
  await setStockCause(tx, { reason: StockReason.RETURNED, orderId });
  for (const { unitId, quantity } of mergedPortions(portions)) {
    const [units] = await tx.query<[ChangedUnit[], number]>(
      `update stock_units set stock = stock + $2 where id = $1 returning product_id as "productId", stock`,
      [unitId, quantity],
    );
    outdateStockLabels(tx, units, quantity);
    recordEvent(tx, "stock.changed", [unitId]);
  }
};

/**
 * Takes pieces out of stock that came back and cannot be sold. With `returnStock` before, the movements say that they came
 * back and why they are gone.
 */
export const writeOffStock = async (
  tx: EntityManager,
  cause: Omit<StockCause, "reason">,
  portions: readonly Portion[],
): Promise<void> => {
  await setStockCause(tx, { ...cause, reason: StockReason.DAMAGED });
  for (const { unitId, quantity } of mergedPortions(portions)) {
    const [units] = await tx.query<[ChangedUnit[], number]>(
      `update stock_units set stock = stock - $2 where id = $1 returning product_id as "productId", stock`,
      [unitId, quantity],
    );
    outdateStockLabels(tx, units, -quantity);
    recordEvent(tx, "stock.changed", [unitId]);
  }
};
