import { clearProductCounts } from "../src/features/search/product-count.cache.ts";
import { adminCountCache } from "../src/features/product-admin/admin-count.cache.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { creditsOf } from "./support/credits.ts";
import type { Person } from "./support/factories.ts";
import { noOrderLimits } from "./support/no-order-limits.ts";
import { statementsOf } from "./support/statements.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, rest, sql, shop, aProduct, aShopper, anAdmin, anOrder, aContactMessage } = testShop;
const { credit } = creditsOf(testShop);

const card = `id title price originalPrice discountLabel isNew stock category averageRating reviewCount
  availableSizes availableColors coverPictures { id baseUrl widths alt }`;

const IN_COLORS = `query InColors($first: Int!) {
  products(first: $first, filter: { colors: [RED] }) { edges { matchingPicture { baseUrl } node { ${card} } } }
}`;

const CATALOGUE = `query CataloguePage($first: Int!) {
  products(first: $first) {
    totalCount facets { categories { category count } kinds { kind count } sizes { size count } } pageInfo { hasNextPage endCursor } nodes { ${card} }
  }
}`;

const VARIANTS = `query Variants($first: Int!) {
  products(first: $first) { nodes { ${card} variants { id sku size color isAvailable } } }
}`;

const PRODUCT = `query ProductPage($id: ID!) {
  product(id: $id) {
    ${card} description materials pictures { id baseUrl } images stockUnits { id size color stock }
    reviews(first: 10) { totalCount nodes { rating comment authorName isVerifiedBuyer } }
    similar(first: 4) { ${card} }
  }
}`;

const NESTED = `query NestedLists($first: Int!) {
  products(first: $first) {
    nodes {
      ${card} images stockUnits { stock }
      similar(first: 4) { id title coverPictures { baseUrl } }
      reviews(first: 3) { totalCount nodes { comment authorName isVerifiedBuyer } }
    }
  }
}`;

const order = `id orderNumber orderStatus createdAt finalAmount tax trackingId
  shippingAddress { fullName city } paymentDetails { method paymentStatus } refunds { amount reason refundedAt }
  lines { title quantity price lineTotal product { id imageUrl coverPictures { baseUrl } } }
  trackingUrl returns { returnNumber step } parcels { courier trackingUrl lines { title quantity } }
  statusHistory { fromStatus toStatus changedAt changedBy }`;

const ordersPage = (field: "myOrders" | "orders") => `query OrdersPage($first: Int!) {
  ${field}(first: $first) { totalCount statusCounts { status count } pageInfo { endCursor }
    nodes { ${order} creditedAmount returnableUntil payouts { amount state } creditNotes { number amount url } } }
}`;

const CART =
  "query Cart { cart { total lines { quantity available product { title coverPictures { baseUrl } } } } }";

/** Statements of one request. Cached counts are cleared first. */
const count = async (query: string, variables: Record<string, unknown>, token?: string): Promise<number> => {
  const statements = await statementsOf(async () => {
    clearProductCounts(shop);
    adminCountCache(shop).clear();
    const response = await gql(query, variables, token);
    expect(response.errors).toEqual([]);
  });
  return statements.length;
};

let shopper: Person;
let admin: Person;
let productId: string;

beforeAll(async () => {
  [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
  const products = [];
  for (let index = 0; index < 24; index += 1)
    products.push(
      await aProduct({ stock: 99, pictures: 4, sizes: ["S", "M"], colors: ["Red"], category: "casuals" }),
    );
  productId = products[0]?.id ?? "";
  for (const { id } of products.slice(0, 20)) {
    const line = { size: "M", color: "Red", quantity: 1 };
    const lines = [
      { productId: id, ...line },
      { productId, ...line, size: "S" },
    ];
    await anOrder({ shopper, lines });
    await sql(
      `with written as (insert into reviews (product_id, user_id, rating, comment) values ($1, $2, 5, 'Lovely'))
       update products set review_count = review_count + 1, rating_sum = rating_sum + 5 where id = $1`,
      [id, shopper.id],
    );
    await gql(
      "mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }",
      {
        input: { productId: id, size: "S", color: "Red" },
      },
      shopper.token,
    );
  }
});

/** From here on every other order was paid online. */
const payOnline = () =>
  sql(`update orders set payment_method = 'online', payment_status = 'completed'
    where substr(order_number, length(order_number)) in ('1', '3', '5', '7', '9')`);

/** A piece of each order, in cash that was collected, is credited. */
const creditPieces = async () => {
  await sql("update orders set payment_status = 'completed'");
  const lines = await sql<{ id: string; orderId: string }>(
    'select id, order_id as "orderId" from order_lines where position = 0',
  );
  for (const { id, orderId } of lines) await credit(orderId, { pieces: [{ orderLineId: id, quantity: 1 }] });
};

describe("the number of SQL statements", () => {
  it("is at most 3 for a list in a colour, with one picture or with 24", async () => {
    const forOneProduct = await count(IN_COLORS, { first: 1 });
    expect(forOneProduct).toBeLessThanOrEqual(3);
    expect(await count(IN_COLORS, { first: 24 })).toBe(forOneProduct);
  });

  it("is at most 3 for a catalogue page, with one card or with 24", async () => {
    const forOneProduct = await count(CATALOGUE, { first: 1 });
    expect(forOneProduct).toBeGreaterThan(0);
    expect(forOneProduct).toBeLessThanOrEqual(3);
    expect(await count(CATALOGUE, { first: 24 })).toBe(forOneProduct);
  });

  it("is at most 4 for a page with the variants of its products, with one product or with 24", async () => {
    const forOneProduct = await count(VARIANTS, { first: 1 });
    expect(forOneProduct).toBeLessThanOrEqual(4);
    expect(await count(VARIANTS, { first: 24 })).toBe(forOneProduct);
  });

  it("stays the same when the page is requested again and runs compiled", async () => {
    for (let round = 0; round < 5; round += 1)
      expect(await count(CATALOGUE, { first: 24 })).toBeLessThanOrEqual(3);
  });

  it("is at most 3 for the same page over REST", async () => {
    const counts: number[] = [];
    for (const limit of [1, 24]) {
      const statements = await statementsOf(async () => {
        expect((await rest<unknown[]>("GET", `/api/products?limit=${limit}`)).body).toHaveLength(limit);
      });
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[1]).toBeLessThanOrEqual(3);
  });

  it("is at most 4 for a product page with reviews and similar products", async () => {
    expect(await count(PRODUCT, { id: productId })).toBeLessThanOrEqual(4);
  });

  it("is the same for a list whose every product lists reviews and similar products", async () => {
    const forTwo = await count(NESTED, { first: 2 });
    expect(await count(NESTED, { first: 24 })).toBe(forTwo);
    expect(forTwo).toBeLessThanOrEqual(6);
  });

  it.each(["myOrders", "orders"] as const)(
    "is at most 5 for a page of %s, the session included, with credits, payouts and refunds, with two orders or with 20",
    async (field) => {
      const { token } = field === "orders" ? admin : shopper;
      if (field === "myOrders") await creditPieces();
      await payOnline();
      const forTwo = await count(ordersPage(field), { first: 2 }, token);
      expect(forTwo).toBeGreaterThan(1);
      expect(forTwo).toBeLessThanOrEqual(5);
      expect(await count(ordersPage(field), { first: 20 }, token)).toBe(forTwo);
    },
  );

  it("is 5 for a page of deliveries, the session included, with two orders or with 20", async () => {
    const query = `query Deliveries($first: Int!) { deliveries(filter: { stage: TO_PACK }, first: $first) {
      totalCount counts { packed } nodes { ${order} } } }`;
    await sql("update orders set payment_method = 'cod'");
    const forTwo = await count(query, { first: 2 }, admin.token);
    expect(forTwo).toBe(5);
    expect(await count(query, { first: 20 }, admin.token)).toBe(forTwo);
  });

  it("is 3 for a page of the inbox, the session included, with one message or with 20", async () => {
    for (let index = 0; index < 20; index += 1) await aContactMessage();
    const inbox = `query Inbox($first: Int!) {
      contactMessages(first: $first) { totalCount openCount unreadCount nodes { id subject message } } }`;
    expect(await count(inbox, { first: 1 }, admin.token)).toBe(3);
    expect(await count(inbox, { first: 20 }, admin.token)).toBe(3);
  });

  describe("of a page of the admin's products", () => {
    const list = `query List($first: Int!, $filter: AdminProductFilter) {
      adminProducts(first: $first, filter: $filter) {
        totalCount isTotalExact pageInfo { endCursor }
        nodes { id title stock stockUnits { stock } pictures { baseUrl } images }
      }
    }`;
    it.each([1, 20])("is 4 for %i products with the session and the stored read", async (first) => {
      expect(await count(list, { first }, admin.token)).toBe(4);
    });

    it.each([1, 20])("is 3 for an empty page of %i", async (first) => {
      expect(await count(list, { first, filter: { stock: "OUT", state: "ALL" } }, admin.token)).toBe(3);
    });

    it.each([1, 20])("is 5 for %i products with a search text", async (first) => {
      expect(await count(list, { first, filter: { text: "dress" } }, admin.token)).toBe(5);
    });
  });

  it("is at most 4 for a cart of 20 lines: viewer, products, promotions", async () => {
    expect(await count(CART, {}, shopper.token)).toBeLessThanOrEqual(4);
  });

  it("is one for a request that only reads the viewer", async () => {
    expect(await count("{ settings { states } }", {}, shopper.token)).toBe(1);
  });

  it("is none for a visitor", async () => {
    expect(await count("{ settings { states } me { id } }", {})).toBe(0);
  });
});
