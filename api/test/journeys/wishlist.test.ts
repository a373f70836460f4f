import { clearProductCounts } from "../../src/features/search/product-count.cache.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { statementsOf } from "../support/statements.ts";
import type { Person } from "../support/factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, rest, sql, shop, aProduct, aShopper } = await openTestShop();

const TOGGLE = `mutation Toggle($productId: ID!, $wanted: Boolean) {
  toggleWishlist(input: { productId: $productId, wanted: $wanted }) { inWishlist product { id title inWishlist } }
}`;
type Toggled = { toggleWishlist: { inWishlist: boolean; product: { id: string; inWishlist: boolean } } };

const LIST = `query Wishlist($first: Int!, $after: String) {
  wishlist(first: $first, after: $after) {
    totalCount goneCount productIds pageInfo { hasNextPage endCursor }
    nodes { id title inWishlist } edges { cursor node { id } }
  }
}`;
type List = {
  wishlist: {
    totalCount: number;
    goneCount: number;
    productIds: string[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; inWishlist: boolean }[];
    edges: { cursor: string; node: { id: string } }[];
  };
};

const toggle = (person: Person, productId: string, wanted?: boolean) =>
  gql<Toggled>(TOGGLE, { productId, wanted }, person.token);

const listOf = async (person: Person, page: { first?: number; after?: string | null } = {}) =>
  (await gql<List>(LIST, { first: 24, ...page }, person.token)).data.wishlist;

const idsOf = async (person: Person) => (await listOf(person)).nodes.map(({ id }) => id);

const archive = (id: string) => sql("update products set archived_at = now() where id = $1", [id]);

describe("a heart", () => {
  it("adds a product to the wishlist until it is pressed again", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const { data } = await toggle(shopper, dress.id);
    expect(data.toggleWishlist).toEqual({
      inWishlist: true,
      product: { id: dress.id, title: dress.title, inWishlist: true },
    });
    expect(await idsOf(shopper)).toEqual([dress.id]);
    expect((await toggle(shopper, dress.id)).data.toggleWishlist).toMatchObject({
      inWishlist: false,
      product: { inWishlist: false },
    });
    expect(await listOf(shopper)).toMatchObject({ totalCount: 0, nodes: [], productIds: [] });
  });

  it("belongs to one shopper: another shopper and a visitor do not see it", async () => {
    const [shopper, otherShopper, dress] = await Promise.all([aShopper(), aShopper(), aProduct()]);
    await toggle(shopper, dress.id);
    const query = "query($id: ID!) { product(id: $id) { inWishlist } }";
    const hasHeart = async (token?: string) =>
      (await gql<{ product: { inWishlist: boolean } }>(query, { id: dress.id }, token)).data.product
        .inWishlist;
    const hearts = [await hasHeart(shopper.token), await hasHeart(otherShopper.token), await hasHeart()];
    expect(hearts).toEqual([true, false, false]);
    expect(await idsOf(otherShopper)).toEqual([]);
  });

  it("toggled many times at once counts each time in one entry", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => toggle(shopper, dress.id)));
    const states = responses.map(({ data }) => data.toggleWishlist.inWishlist);
    expect(states.filter(Boolean)).toHaveLength(10);
    expect(await idsOf(shopper)).toEqual([]);
    await Promise.all(Array.from({ length: 21 }, () => toggle(shopper, dress.id)));
    expect(await idsOf(shopper)).toEqual([dress.id]);
  });

  it("with an explicit target state reaches it, however often it is sent", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => toggle(shopper, dress.id, true)));
    expect(responses.every(({ data }) => data.toggleWishlist.inWishlist)).toBe(true);
    expect(await idsOf(shopper)).toEqual([dress.id]);
    await Promise.all(Array.from({ length: 10 }, () => toggle(shopper, dress.id, false)));
    expect(await idsOf(shopper)).toEqual([]);
  });

  it("is refused for a product that is not in the shop", async () => {
    const [shopper, archived] = await Promise.all([aShopper(), aProduct({ archived: true })]);
    for (const id of [archived.id, randomUUID()])
      for (const wanted of [true, undefined])
        expect(await toggle(shopper, id, wanted)).toMatchObject({ status: 404, code: "PRODUCT_NOT_FOUND" });
    expect(await toggle(shopper, "no id")).toMatchObject({ status: 400, code: "BAD_ID" });
  });

  it("accepts the product's id in capitals too", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    expect((await toggle(shopper, dress.id.toUpperCase())).data.toggleWishlist).toMatchObject({
      inWishlist: true,
      product: { id: dress.id, inWishlist: true },
    });
  });

  it("is refused beyond 500 products, also when many come at once", async () => {
    const [shopper, dress, gown, scarf] = await Promise.all([aShopper(), aProduct(), aProduct(), aProduct()]);
    await sql(
      `with made as (insert into products (title, description, price, category)
         select 'Scarf ' || n, 'A scarf.', 10000, 'accessories' from generate_series(1, 498) n returning id)
       insert into wishlist_entries (user_id, product_id) select $1, id from made`,
      [shopper.id],
    );
    const responses = await Promise.all([dress, gown, scarf].map(({ id }) => toggle(shopper, id, true)));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([
      {
        status: 409,
        code: "WISHLIST_FULL",
        message: "Your wishlist can hold up to 500 pieces. Please remove one first.",
      },
    ]);
    const { totalCount, productIds } = await listOf(shopper, { first: 1 });
    expect([totalCount, productIds.length]).toEqual([500, 500]);
    expect((await toggle(shopper, productIds[7] ?? "", false)).status).toBe(200);
    expect((await toggle(shopper, scarf.id, true)).status).toBe(200);
  });
});

describe("a wishlist", () => {
  it("shows the newest first, page by page, each product once", async () => {
    const shopper = await aShopper();
    const expectedIds: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await aProduct();
      await toggle(shopper, id);
      expectedIds.unshift(id);
    }
    const newest = await listOf(shopper, { first: 3 });
    expect(newest.nodes.map(({ id }) => id)).toEqual(expectedIds.slice(0, 3));
    expect(newest.nodes.every(({ inWishlist }) => inWishlist)).toBe(true);
    expect(newest).toMatchObject({
      totalCount: 5,
      productIds: expectedIds,
      pageInfo: { hasNextPage: true },
    });
    expect(newest.edges.at(-1)?.cursor).toBe(newest.pageInfo.endCursor);
    const older = await listOf(shopper, { first: 3, after: newest.pageInfo.endCursor });
    expect(older.edges.map(({ node }) => node.id)).toEqual(expectedIds.slice(3));
    expect(older.pageInfo.hasNextPage).toBe(false);
  });

  it("counts products that are no longer sold apart until they are back", async () => {
    const [shopper, dress, gown] = await Promise.all([aShopper(), aProduct(), aProduct()]);
    for (const { id } of [dress, gown]) await toggle(shopper, id);
    await archive(dress.id);
    expect(await listOf(shopper)).toMatchObject({
      totalCount: 1,
      goneCount: 1,
      productIds: [gown.id],
      nodes: [{ id: gown.id }],
    });
    await sql("update products set archived_at = null where id = $1", [dress.id]);
    expect(await listOf(shopper)).toMatchObject({ totalCount: 2, goneCount: 0 });
    await archive(dress.id);
    expect((await toggle(shopper, dress.id)).data.toggleWishlist.inWishlist).toBe(false);
    expect(await listOf(shopper)).toMatchObject({ totalCount: 1, goneCount: 0 });
  });

  it("refuses a cursor of another list", async () => {
    const shopper = await aShopper();
    await aProduct();
    const products = await gql<{ products: { pageInfo: { endCursor: string } } }>(
      "{ products(first: 1) { pageInfo { endCursor } } }",
    );
    for (const after of [products.data.products.pageInfo.endCursor, "x", "\0"])
      expect(await gql(LIST, { first: 24, after }, shopper.token)).toMatchObject({
        status: 400,
        code: "BAD_CURSOR",
      });
  });

  it("is deleted with the account, also if a heart is toggled during the deletion", async () => {
    const [shopper, ...dresses] = await Promise.all([
      aShopper(),
      aProduct(),
      aProduct(),
      aProduct(),
      aProduct(),
    ]);
    await toggle(shopper, dresses[0]?.id ?? "");
    await Promise.all([
      gql(
        "mutation($p: String!) { deleteAccount(password: $p) { deletedUserId } }",
        { p: shopper.password },
        shopper.token,
      ),
      ...dresses.map(({ id }) => toggle(shopper, id, true)),
    ]);
    expect(await sql("select 1 from wishlist_entries where user_id = $1", [shopper.id])).toEqual([]);
  });
});

describe("the hearts of a catalogue page", () => {
  const page = (fields: string) => `query Page { products(first: 12) { nodes { id ${fields} } } }`;

  it("cost one statement of a shopper but none of a visitor", async () => {
    const shopper = await aShopper();
    await Promise.all(Array.from({ length: 12 }, () => aProduct()));
    const count = async (fields: string, token?: string) =>
      (
        await statementsOf(async () => {
          clearProductCounts(shop);
          expect((await gql(page(fields), {}, token)).errors).toEqual([]);
        })
      ).length;
    expect((await count("inWishlist", shopper.token)) - (await count("", shopper.token))).toBe(1);
    expect(await count("inWishlist")).toBe(await count(""));
  });

  it("need no read of products when only their ids are requested", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    await toggle(shopper, dress.id);
    const statements = await statementsOf(() => gql("{ wishlist { productIds } }", {}, shopper.token));
    expect(statements).toHaveLength(3);
    const fullList = await statementsOf(() => listOf(shopper));
    expect(fullList.length).toBeLessThanOrEqual(5);
  });
});

describe("REST", () => {
  it("toggles and lists as documented", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700, pictures: 1 })]);
    const toggleByRest = (productId: unknown) =>
      rest("POST", "/api/wishlist/toggle", { productId }, shopper.token);
    expect(await toggleByRest(dress.id)).toMatchObject({ status: 200, body: { inWishlist: true } });
    const { body } = await rest<{ _id: string; price: number }[]>(
      "GET",
      "/api/wishlist",
      undefined,
      shopper.token,
    );
    expect(body).toMatchObject([{ _id: dress.id, price: 700 }]);
    expect((await toggleByRest({ _id: dress.id })).body).toEqual({ inWishlist: false });
    expect((await rest("GET", "/api/wishlist", undefined, shopper.token)).body).toEqual([]);
    expect(await toggleByRest(randomUUID())).toMatchObject({
      status: 404,
      body: { error: "Product not found.", code: "PRODUCT_NOT_FOUND" },
    });
  });
});
