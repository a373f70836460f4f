import sql, { join, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { collectionsByIds } from "../../collections/collection.store.ts";
import { selectionConditions } from "../product-condition.store.ts";
import { selectedCollection } from "./collection-selection.rules.ts";

type Days = { newWithinDays: number };

/** For each of these collections, also hidden ones, the condition that a product `p` on sale belongs to it. */
export const membershipConditions = async (
  tx: EntityManager,
  collectionIds: readonly string[],
  { newWithinDays }: Days,
): Promise<{ id: string; condition: Sql }[]> => {
  const rows = collectionIds.length === 0 ? [] : await collectionsByIds(tx, collectionIds);
  return rows.map((row) => {
    const collection = selectedCollection(row, newWithinDays);
    return { id: row.id, condition: sql`(${selectionConditions({ collection })})` };
  });
};

/**
 * Which of these products belong to which of the collections, by the id of the collection. Promotions ask this. It always runs two
 * statements, also for many collections and products.
 */
export const collectionMembers =
  (tx: EntityManager, days: Days) =>
  async (
    collectionIds: readonly string[],
    productIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> => {
    const members = new Map<string, string[]>();
    const conditions = await membershipConditions(tx, collectionIds, days);
    if (conditions.length === 0) return members;
    const parts = conditions.map(
      ({ id, condition }) =>
        sql`select ${id}::text as "collectionId", p.id as "productId" from products p
          where p.id = any(${productIds}::uuid[]) and ${condition}`,
    );
    const { text, values } = join(parts, " union all ");
    const rows = await tx.query<{ collectionId: string; productId: string }[]>(text, values);
    for (const { collectionId, productId } of rows)
      members.set(collectionId, [...(members.get(collectionId) ?? []), productId]);
    return members;
  };
