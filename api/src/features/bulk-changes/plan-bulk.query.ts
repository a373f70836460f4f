import type { EntityManager } from "typeorm";
import { chunksOf } from "../../platform/async/chunks.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { formatRupees } from "../../platform/money.ts";
import { AuditSubject } from "../audit/audit.rules.ts";
import { changesAfter } from "../audit/audit.store.ts";
import { checkedSchedule, checkNotPast } from "../catalogue/scheduled-price.rules.ts";
import { checkedFields, checkedStock } from "../product-admin/product-fields.rules.ts";
import {
  changesOf,
  conflictsOf,
  intendedFields,
  isChangedSince,
  type Conflict,
  type EditableProduct,
} from "../product-admin/product-merge.rules.ts";
import { withoutNulls } from "../product-admin/without-nulls.rules.ts";
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

type Awaitable<Value> = Value | Promise<Value>;

/** What happens to one product; `null` if it stays as it is. `intentOf` throws the refusals of its values. */
const plannedRow = async (
  position: number,
  id: string,
  current: CurrentProduct | undefined,
  intentOf: (current: CurrentProduct) => Awaitable<Intent>,
): Promise<PlannedRow | null> => {
  const row = {
    position,
    productId: current ? id : null,
    version: current?.version ?? null,
    label: current?.title ?? id,
    cells: null,
  };
  try {
    if (!current) return refuse("PRODUCT_NOT_FOUND");
    const { after, stockChange } = await intentOf(current);
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
  }: {
    idOf: (entry: Entry) => string;
    intentOf: (entry: Entry, current: CurrentProduct) => Awaitable<Intent>;
  },
): AsyncGenerator<PlannedRow | null> {
  let position = 0;
  for await (const chunk of chunksOf(entries, chunkSize)) {
    const products = await currentProducts(tx, { ids: chunk.map(idOf) });
    const productById = new Map(products.map((product) => [product.id, product]));
    for (const entry of chunk) {
      position += 1;
      const id = idOf(entry);
      yield await plannedRow(position, id, productById.get(id), (current) => intentOf(entry, current));
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

/** The typed fields of an edit, without its stock. Throws the refusals of their values. */
const typedFields = (
  { title, price, mrp, scheduledPrices }: GridEdit,
  current: CurrentProduct,
): Partial<EditableProduct> => {
  const schedule = scheduledPrices ? checkedSchedule(scheduledPrices) : undefined;
  checkNotPast(schedule ?? [], current.scheduledPrices, new Date());
  return checkedFields({
    ...withoutNulls({ title, price, scheduledPrices: schedule }),
    ...(mrp === undefined ? {} : { mrp }),
  });
};

/** The value of a field that another admin has changed, in words. */
const conflictText = ({ field, value }: Conflict, current: CurrentProduct): string => {
  const isAmount = field === "price" || field === "mrp";
  const amount = isAmount ? current[field] : null;
  if (amount !== null) return formatRupees(amount);
  return isAmount ? "empty" : String(value) || "empty";
};

/** The typed fields of an edit. Throws PRODUCT_CHANGED if another admin has changed one of them since the grid was loaded. */
const gridFields = async (
  tx: EntityManager,
  edit: GridEdit,
  current: CurrentProduct,
): Promise<Partial<EditableProduct>> => {
  const { version } = edit;
  const typed = typedFields(edit, current);
  if (!isChangedSince(version, current)) return typed;
  const later = await changesAfter(tx, { kind: AuditSubject.PRODUCT, id: current.id }, version);
  const intended = intendedFields(typed, later);
  const [conflict] = conflictsOf(changesOf(current, intended), later);
  if (conflict) {
    refuse("PRODUCT_CHANGED", {
      field: conflict.field,
      message: `${conflict.userName} has changed it in the meantime. It is now ${conflictText(conflict, current)}.`,
    });
  }
  return intended;
};

const gridIntent = async (tx: EntityManager, edit: GridEdit, current: CurrentProduct): Promise<Intent> => ({
  after: await gridFields(tx, edit, current),
  stockChange: edit.stock == null ? 0 : checkedStock(edit.stock, stockOf(current)) - stockOf(current),
});

/** What the edits of the grid do. */
export const plannedGridRows = (
  tx: EntityManager,
  edits: readonly GridEdit[],
): AsyncGenerator<PlannedRow | null> =>
  plannedEntries(tx, edits, {
    idOf: ({ id }) => id,
    intentOf: (edit, current) => gridIntent(tx, edit, current),
  });
