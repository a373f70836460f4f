import sql, { empty, raw } from "sql-template-tag";
import { In, type EntityManager } from "typeorm";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import type { Paise } from "../../platform/money.ts";
import { currentPrice } from "../catalogue/scheduled-price.store.ts";
import { WishlistEntry } from "./wishlist-entry.entity.ts";

/** A wishlist entry. */
export type EntryRow = {
  productId: string;
  /** ISO 8601 with microseconds, as cursors need it. */
  addedAt: string;
  /** `null` if the shop has not stored it. */
  priceWhenAdded: Paise | null;
};

const listName = "wishlist";

export const entryCursor = (row: EntryRow): string => encodeCursor(listName, [row.addedAt, row.productId]);

const soldProducts = "join products p on p.id = w.product_id and p.archived_at is null";

export type WishlistPage = {
  entries: EntryRow[];
  /** Products in the wishlist that the shop sells. */
  totalCount: number;
  /** Archived products in the wishlist. They reappear when the shop sells them again. */
  goneCount: number;
};

/** A page of a shopper's wishlist, newest first, with its counts, in one statement. */
export const wishlistPage = async (
  tx: EntityManager,
  query: { userId: string; limit: number; after: string | undefined },
): Promise<WishlistPage> => {
  const { userId, limit, after } = query;
  const [addedAt, productId] = after ? decodeCursor(listName, after, ["instant", "id"]) : [];
  const afterCursor = after
    ? sql`and (w.created_at, w.product_id) < (${addedAt}::timestamptz, ${productId}::uuid)`
    : empty;
  const { text, values } = sql`select c.*, (select coalesce(json_agg(e), '[]') from (
      select w.product_id as "productId", w.price_when_added as "priceWhenAdded",
        ${raw(instantText("w.created_at"))} as "addedAt"
      from wishlist_entries w ${raw(soldProducts)} where w.user_id = ${userId} ${afterCursor}
      order by w.created_at desc, w.product_id desc limit ${limit}) e) as entries
    from (select count(p.id)::int as "totalCount", (count(*) - count(p.id))::int as "goneCount"
      from wishlist_entries w left ${raw(soldProducts)} where w.user_id = ${userId}) c`;
  const [page] = await tx.query<WishlistPage[]>(text, values);
  return page ?? { entries: [], totalCount: 0, goneCount: 0 };
};

/** Ids of all products in a shopper's wishlist that the shop sells, newest first. */
export const wishlistedIds = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select w.product_id as id from wishlist_entries w ${soldProducts} where w.user_id = $1
     order by w.created_at desc, w.product_id desc`,
    [userId],
  );
  return rows.map(({ id }) => id);
};

/** The ids among these that are in a shopper's wishlist. */
export const wishlistedAmong = async (
  tx: EntityManager,
  userId: string,
  productIds: readonly string[],
): Promise<Set<string>> => {
  const entries = await tx.findBy(WishlistEntry, { userId, productId: In(productIds) });
  return new Set(entries.map(({ productId }) => productId));
};

/** Whether a product is in the wishlist and whether the shop sells it; `undefined` for an unknown product. */
export const findEntry = async (
  tx: EntityManager,
  userId: string,
  productId: string,
): Promise<{ isIn: boolean; isListed: boolean } | undefined> => {
  const [row] = await tx.query<{ isIn: boolean; isListed: boolean }[]>(
    `select w.product_id is not null as "isIn", p.archived_at is null as "isListed" from products p
     left join wishlist_entries w on w.product_id = p.id and w.user_id = $1 where p.id = $2`,
    [userId, productId],
  );
  return row;
};

/** Number of products in a shopper's wishlist that the shop sells. */
export const countEntries = async (tx: EntityManager, userId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }[]>(
    `select count(*)::int as count from wishlist_entries w ${soldProducts} where w.user_id = $1`,
    [userId],
  );
  return row?.count ?? 0;
};

/** Adds a product at today's price, unless it is in the wishlist. */
export const addEntry = async (tx: EntityManager, userId: string, productId: string): Promise<void> => {
  await tx.query(
    `insert into wishlist_entries (user_id, product_id, price_when_added)
       select $1, p.id, ${currentPrice} from products p where p.id = $2 on conflict do nothing`,
    [userId, productId],
  );
};

export const removeEntry = async (tx: EntityManager, userId: string, productId: string): Promise<void> => {
  await tx.delete(WishlistEntry, { userId, productId });
};
