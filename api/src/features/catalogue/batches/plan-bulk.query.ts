import type { EntityManager } from "typeorm";
import { chunksOf } from "../../../platform/async/chunks.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { checkedFields, checkedStock } from "../admin/product-fields.rules.ts";
import type { EditableProduct } from "../admin/product-merge.rules.ts";
import { present } from "../admin/present.rules.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { bulkStockChange, bulkValues, type BulkChange, type GridEdit } from "./batch-request.rules.ts";
import { currentProducts } from "./batch-product.store.ts";
import {
  plannedChanges,
  sentenceOf,
  stockOf,
  type CurrentProduct,
  type PlannedRow,
} from "./planned-row.rules.ts";

type Intent = { after: Partial<EditableProduct>; stockChange: number };

/** What happens to one product; `null` if it stays as it is. `intentOf` throws the refusals of its values. */
const plannedRow = (
  place: number,
  id: string,
  current: CurrentProduct | undefined,
  intentOf: (current: CurrentProduct) => Intent,
): PlannedRow | null => {
  const row = {
    place,
    productId: current ? id : null,
    version: current?.version ?? null,
    label: current?.title ?? id,
    cells: null,
  };
  try {
    if (!current) return refuse("PRODUCT_NOT_FOUND");
    const { after, stockChange } = intentOf(current);
    const changes = plannedChanges(current, after, stockChange);
    return Object.keys(changes).length === 0 ? null : { ...row, changes, stockChange, problem: null };
  } catch (error) {
    return { ...row, changes: {}, stockChange: 0, problem: sentenceOf(error) };
  }
};

/** What happens to each entry, which names a product by its id; places count from 1. */
async function* plannedEntries<Entry>(
  tx: EntityManager,
  entries: readonly Entry[],
  {
    idOf,
    intentOf,
  }: { idOf: (entry: Entry) => string; intentOf: (entry: Entry, current: CurrentProduct) => Intent },
): AsyncGenerator<PlannedRow | null> {
  let place = 0;
  for await (const chunk of chunksOf(entries, chunkSize)) {
    const products = await currentProducts(tx, { ids: chunk.map(idOf) });
    const productById = new Map(products.map((product) => [product.id, product]));
    for (const entry of chunk) {
      place += 1;
      const id = idOf(entry);
      yield plannedRow(place, id, productById.get(id), (current) => intentOf(entry, current));
    }
  }
}

/** What a bulk change does with each product; `null` for products that stay as they are. */
export const plannedBulkRows = (
  tx: EntityManager,
  { change, productIds }: { change: BulkChange; productIds: readonly string[] },
): AsyncGenerator<PlannedRow | null> =>
  plannedEntries(tx, productIds, {
    idOf: (id) => id,
    intentOf: (_, current) => ({
      after: bulkValues(current, change),
      stockChange: bulkStockChange(stockOf(current), change),
    }),
  });

/** Refuses the edit of a product that another admin has changed since the grid was loaded. */
const gridIntent = ({ version, title, price, stock }: GridEdit, current: CurrentProduct): Intent => {
  if (version !== current.version)
    refuse("PRODUCT_CHANGED", { message: "Another admin has changed this product in the meantime." });
  const stockChange = stock == null ? 0 : checkedStock(stock) - stockOf(current);
  return { after: checkedFields(present({ title, price })), stockChange };
};

/** What the edits of the grid do. */
export const plannedGridRows = (
  tx: EntityManager,
  edits: readonly GridEdit[],
): AsyncGenerator<PlannedRow | null> =>
  plannedEntries(tx, edits, { idOf: ({ id }) => id, intentOf: gridIntent });
