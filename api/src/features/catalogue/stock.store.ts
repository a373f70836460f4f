import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import type { Choice } from "./choice.rules.ts";

/** SQL that is true for the stock unit `u` that serves a choice: the pooled one, or the one of that combination. */
export const servesChoice = (size: string, color: string): string =>
  `((u.size is null and u.color is null) or (u.size is not distinct from ${size} and u.color is not distinct from ${color}))`;

export type Offer = {
  productId: string;
  title: string;
  price: Paise;
  category: string;
  hsn: string | null;
  availableSizes: string[];
  availableColors: string[];
};

const offerColumns = `p.id as "productId", p.title, p.price, p.category, p.hsn,
  p.available_sizes as "availableSizes", p.available_colors as "availableColors"`;

/** What the shop sells under these ids now; archived products are not among them. */
export const offersOf = (tx: EntityManager, productIds: readonly string[]): Promise<Offer[]> =>
  tx.query<Offer[]>(
    `select ${offerColumns} from products p where p.id = any($1::uuid[]) and p.archived_at is null`,
    [productIds],
  );

export type UnitWish = Choice & { productId: string };

/** For each wish, in order, the stock unit that serves it and what it holds; null where there is none. */
export const unitsFor = async (
  tx: EntityManager,
  wishes: readonly UnitWish[],
): Promise<({ id: string; stock: number } | null)[]> => {
  const rows = await tx.query<{ place: number; id: string; stock: number }[]>(
    `select w.place::int, u.id, u.stock
     from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as w(product_id, size, color, place)
     join stock_units u on u.product_id = w.product_id and ${servesChoice("w.size", "w.color")}`,
    [wishes.map((wish) => wish.productId), wishes.map((wish) => wish.size), wishes.map((wish) => wish.color)],
  );
  const byPlace = new Map(rows.map((row) => [row.place, { id: row.id, stock: row.stock }]));
  return wishes.map((_, index) => byPlace.get(index + 1) ?? null);
};

export type Portion = { unitId: string; quantity: number };

/** The same unit wanted twice is wanted once for both; ascending, so that two takers never wait for each other. */
const mergedPortions = (portions: readonly Portion[]): Portion[] => {
  const wanted = new Map<string, number>();
  for (const { unitId, quantity } of portions) wanted.set(unitId, (wanted.get(unitId) ?? 0) + quantity);
  return [...wanted]
    .map(([unitId, quantity]) => ({ unitId, quantity }))
    .sort((one, other) => (one.unitId < other.unitId ? -1 : 1));
};

/** Takes the pieces out of stock, unit by unit in ascending order; answers with the unit that is short, if one is. */
export const takeStock = async (
  tx: EntityManager,
  portions: readonly Portion[],
): Promise<{ unitId: string; left: number } | undefined> => {
  for (const { unitId, quantity } of mergedPortions(portions)) {
    const [, taken] = await tx.query<[unknown, number]>(
      "update stock_units set stock = stock - $2 where id = $1 and stock >= $2",
      [unitId, quantity],
    );
    if (taken === 0) {
      const [row] = await tx.query<{ stock: number }[]>("select stock from stock_units where id = $1", [
        unitId,
      ]);
      return { unitId, left: row?.stock ?? 0 };
    }
  }
  return undefined;
};

/** Puts the pieces back. */
export const returnStock = async (tx: EntityManager, portions: readonly Portion[]): Promise<void> => {
  for (const { unitId, quantity } of mergedPortions(portions))
    await tx.query("update stock_units set stock = stock + $2 where id = $1", [unitId, quantity]);
};
