import { encodeCursor, type CursorKey } from "../../../src/platform/paging/paging.ts";
import { AdminProductSort } from "../../../src/features/product-admin/admin-list.rules.ts";
import { ProductSort } from "../../../src/features/search/product-list.rules.ts";
import { ReviewState } from "../../../src/features/reviews/review.rules.ts";
import { DeliveryStage } from "../../../src/features/parcels/delivery.rules.ts";
import { BookDifferenceKind } from "../../../src/features/books/book-difference.rules.ts";
import { MoneyFigure } from "../../../src/features/payments/money/money-figure.rules.ts";
import type { BadInput } from "./rows.ts";

const at = "2026-11-20T10:00:00.123456Z";
const id = "01990000-0000-7000-8000-00000000000a";
const byInstant = [at, id];

export type List = {
  /** The arguments beside `after`. */
  args?: string;
  /** The name of the list in its cursors. */
  name: string;
  key: CursorKey;
  /** The parts of `key` that may be any text. */
  texts?: number[];
  isOfShopper?: true;
  /** A list of an object: the query of the object. */
  within?: string;
};

type Fixtures = { shopperId: string; productId: string; batchId: string };

/** Every list of the schema. */
export const listsOf = ({ shopperId, productId, batchId }: Fixtures): Record<string, List> => {
  const ofShopper = { args: `customerId: "${shopperId}",` };
  return {
    "Product.reviews": {
      within: `product(id: "${productId}")`,
      name: `reviews:${productId}`,
      key: byInstant,
    },
    "ProductBatch.rows": {
      within: `productBatch(id: "${batchId}")`,
      name: "product-batch-rows",
      key: [1],
    },
    "Query.adminProducts": { name: `admin-products:${AdminProductSort.NEWEST}`, key: [0, at, id] },
    "Query.auditEntries": { name: "audit", key: [id] },
    "Query.adminCollections": { name: "admin-collections", key: [0, id] },
    "Query.collections": { name: "collections", key: [0, id] },
    "Query.bookDifferences": {
      args: 'filter: { month: "2026-11", kind: CASH_OWED },',
      name: `book-differences:${BookDifferenceKind.CASH_OWED}`,
      key: byInstant,
    },
    "Query.contactMessages": { name: "contact-messages", key: byInstant },
    "Query.customerMessages": { ...ofShopper, name: `customer-messages:${shopperId}`, key: byInstant },
    "Query.customerNotes": { ...ofShopper, name: `customer-notes:${shopperId}`, key: [id] },
    "Query.customerReviews": { ...ofShopper, name: `customer-reviews:${shopperId}`, key: byInstant },
    "Query.customers": { name: "customers", key: byInstant },
    "Query.deliveries": {
      args: "filter: { stage: PACKED },",
      name: `deliveries-${DeliveryStage.PACKED}`,
      key: byInstant,
    },
    "Query.disputes": { name: "disputes", key: byInstant },
    "Query.moneyEntries": {
      args: 'filter: { figure: ONLINE, from: "2026-11-01", to: "2026-11-30" },',
      name: `money:${MoneyFigure.ONLINE}`,
      key: byInstant,
    },
    "Query.promotions": { name: "promotions:all", key: byInstant },
    "Query.myOrders": { name: "my-orders", isOfShopper: true, key: byInstant },
    "Query.myReturns": { name: "my-returns", isOfShopper: true, key: byInstant },
    "Query.orders": { name: "orders", key: byInstant },
    "Query.reviews": {
      args: "filter: { state: NEW },",
      name: `all-reviews:${ReviewState.NEW}`,
      key: byInstant,
    },
    "Query.payouts": { name: "payouts", key: [id] },
    "Query.productBatches": { name: "product-batches", key: byInstant },
    "Query.products": { name: `products:${ProductSort.NEWEST}`, key: byInstant },
    "Query.replacementsDue": { name: "replacements", key: byInstant },
    "Query.returns": { name: "returns", key: byInstant },
    "Query.settlementProblems": { name: "settlement-problems", key: byInstant },
    "Query.settlements": { name: "settlements", key: [at, "setl_123"], texts: [1] },
    "Query.stockMovements": { args: `productId: "${productId}",`, name: "stock-movements", key: [id] },
    "Query.webhookDeliveries": { args: `endpointId: "${id}",`, name: "webhook deliveries", key: [id] },
    "Query.wishlist": { name: "wishlist", isOfShopper: true, key: byInstant },
  };
};

/** A page of a list after a cursor. */
export const readList = (field: string, { args = "", within }: List): string => {
  const list = `${field.split(".")[1]}(${args} after: $after) { edges { cursor } pageInfo { hasPreviousPage } }`;
  return `query($after: String) { ${within ? `${within} { ${list} }` : list} }`;
};

export const callerOf = ({ isOfShopper }: List) => (isOfShopper ? "shopper" : "admin");

/** No part of a key is one of these, except that a text may be one of the second list. */
const invented = ["\0", 1e12, 0.5];
const inventedTexts = ["x", "2026-02-31T10:00:00.123456Z"];

/** Cursors of each list with one part that the list does not write. */
export const badCursors = (fixtures: Fixtures): BadInput[] =>
  Object.entries(listsOf(fixtures)).flatMap(([field, list]) =>
    list.key.flatMap((_, index) =>
      [...invented, ...(list.texts?.includes(index) ? [] : inventedTexts)].map((part) => ({
        name: `${field} after ${JSON.stringify(part)} as part ${index + 1}`,
        as: callerOf(list),
        body: {
          query: readList(field, list),
          variables: { after: encodeCursor(list.name, list.key.with(index, part)) },
        },
        code: "BAD_CURSOR",
        field: "after",
        message: "That cursor does not belong to this list.",
      })),
    ),
  );
