import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { shopSchema } from "../../src/app/schema.ts";
import { encodeCursor, type CursorKey } from "../../src/platform/paging/paging.ts";
import { AdminProductSort } from "../../src/features/product-admin/admin-list.rules.ts";
import { ProductSort } from "../../src/features/search/product-list.rules.ts";
import { ReviewState } from "../../src/features/reviews/review.rules.ts";
import { DeliveryStage } from "../../src/features/parcels/delivery.rules.ts";
import { BookDifferenceKind } from "../../src/features/books/book-difference.rules.ts";
import { MoneyFigure } from "../../src/features/payments/money/money-figure.rules.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, anAdmin, aShopper, aProduct } = testShop;
const [admin, shopper, dress] = await Promise.all([anAdmin(), aShopper(), aProduct()]);
const batch = await gql<{ startImport: { id: string } }>(
  'mutation { startImport(name: "products.csv") { id } }',
  {},
  admin.token,
);

const at = "2026-11-20T10:00:00.123456Z";
const id = "01990000-0000-7000-8000-00000000000a";
const byInstant = [at, id];

type List = {
  /** The arguments beside `after`. */
  args?: string;
  /** The name of the list in its cursors. */
  name: string;
  key: CursorKey;
  isOfShopper?: true;
  /** A list of an object: the query of the object. */
  within?: string;
};

const ofShopper = { args: `customerId: "${shopper.id}",` };

/** Every list of the schema. */
const lists: Record<string, List> = {
  "Product.reviews": {
    within: `product(id: "${dress.id}")`,
    name: `reviews:${dress.id}`,
    key: byInstant,
  },
  "ProductBatch.rows": {
    within: `productBatch(id: "${batch.data.startImport.id}")`,
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
  "Query.customerMessages": { ...ofShopper, name: `customer-messages:${shopper.id}`, key: byInstant },
  "Query.customerNotes": { ...ofShopper, name: `customer-notes:${shopper.id}`, key: [id] },
  "Query.customerReviews": { ...ofShopper, name: `customer-reviews:${shopper.id}`, key: byInstant },
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
  "Query.settlements": { name: "settlements", key: [at, "setl_123"] },
  "Query.stockMovements": { args: `productId: "${dress.id}",`, name: "stock-movements", key: [id] },
  "Query.webhookDeliveries": { args: `endpointId: "${id}",`, name: "webhook deliveries", key: [id] },
  "Query.wishlist": { name: "wishlist", isOfShopper: true, key: byInstant },
};

const read = (field: string, { args = "", within, isOfShopper }: List, after: string) => {
  const list = `${field.split(".")[1]}(${args} after: $after) { edges { cursor } pageInfo { hasPreviousPage } }`;
  const query = `query($after: String) { ${within ? `${within} { ${list} }` : list} }`;
  return gql(query, { after }, (isOfShopper ? shopper : admin).token);
};

/** No part of a key is one of these, except that a text may be "x". */
const inventedParts = ["x", "\0", "2026-02-31T10:00:00.123456Z", 1e12, 0.5];

describe("a cursor", () => {
  it("is tested here for every list of the schema", () => {
    const fields = Object.values(shopSchema().getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.args.some(({ name }) => name === "after"))
      .map(({ type, field }) => `${type.name}.${field.name}`);
    expect(Object.keys(lists).sort()).toEqual(fields.sort());
  });

  it.each(Object.entries(lists))("of %s that is invented is refused, and not logged", async (field, list) => {
    const valid = await read(field, list, encodeCursor(list.name, list.key));
    expect(valid).toMatchObject({ status: 200 });
    const logged = testShop.complaints();
    for (const index of list.key.keys())
      for (const part of inventedParts) {
        const { code } = await read(field, list, encodeCursor(list.name, list.key.with(index, part)));
        expect([undefined, "BAD_CURSOR"]).toContain(code);
      }
    expect(testShop.complaints()).toEqual(logged);
  });

  it.each(Object.entries(lists))("of %s that is empty gives the first page", async (field, list) => {
    const first = await read(field, list, "");
    expect(first.status).toBe(200);
    expect(JSON.stringify(first.data)).toContain('"hasPreviousPage":false');
  });
});
