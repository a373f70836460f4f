import { productCountCache } from "../../src/features/catalogue/product-count.cache.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { statementsOf } from "../support/statements.ts";
import type { Person } from "../support/factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, rest, sql, shop, aProduct, aShopper } = await openTestShop();

const TOGGLE = `mutation Toggle($productId: ID!, $wanted: Boolean) {
  toggleWishlist(productId: $productId, wanted: $wanted) { inWishlist product { id title inWishlist } }
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

const toggle = (who: Person, productId: string, wanted?: boolean) =>
  gql<Toggled>(TOGGLE, { productId, wanted }, who.token);

const listOf = async (who: Person, page: { first?: number; after?: string | null } = {}) =>
  (await gql<List>(LIST, { first: 24, ...page }, who.token)).data.wishlist;

const idsOf = async (who: Person) => (await listOf(who)).nodes.map(({ id }) => id);

const archive = (id: string) => sql("update products set archived_at = now() where id = $1", [id]);

describe("a heart", () => {
  it("adds a product to the wishlist, and removes it the second time", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    const { data } = await toggle(asha, dress.id);
    expect(data.toggleWishlist).toEqual({
      inWishlist: true,
      product: { id: dress.id, title: dress.title, inWishlist: true },
    });
    expect(await idsOf(asha)).toEqual([dress.id]);
    expect((await toggle(asha, dress.id)).data.toggleWishlist).toMatchObject({
      inWishlist: false,
      product: { inWishlist: false },
    });
    expect(await listOf(asha)).toMatchObject({ totalCount: 0, nodes: [], productIds: [] });
  });

  it("belongs to one shopper: another shopper and a visitor do not see it", async () => {
    const [asha, bina, dress] = await Promise.all([aShopper(), aShopper(), aProduct()]);
    await toggle(asha, dress.id);
    const query = "query($id: ID!) { product(id: $id) { inWishlist } }";
    const seen = async (token?: string) =>
      (await gql<{ product: { inWishlist: boolean } }>(query, { id: dress.id }, token)).data.product
        .inWishlist;
    expect([await seen(asha.token), await seen(bina.token), await seen()]).toEqual([true, false, false]);
    expect(await idsOf(bina)).toEqual([]);
  });

  it("toggled twenty times at once counts each time, and makes at most one entry", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(asha, dress.id)));
    const said = answers.map(({ data }) => data.toggleWishlist.inWishlist);
    expect(said.filter(Boolean)).toHaveLength(10);
    expect(await idsOf(asha)).toEqual([]);
    await Promise.all(Array.from({ length: 21 }, () => toggle(asha, dress.id)));
    expect(await idsOf(asha)).toEqual([dress.id]);
  });

  it("with an explicit target state reaches it, however often it is sent", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => toggle(asha, dress.id, true)));
    expect(answers.every(({ data }) => data.toggleWishlist.inWishlist)).toBe(true);
    expect(await idsOf(asha)).toEqual([dress.id]);
    await Promise.all(Array.from({ length: 10 }, () => toggle(asha, dress.id, false)));
    expect(await idsOf(asha)).toEqual([]);
  });

  it("is refused for a product that is not in the shop", async () => {
    const [asha, gone] = await Promise.all([aShopper(), aProduct({ archived: true })]);
    for (const id of [gone.id, randomUUID()])
      for (const wanted of [true, undefined])
        expect(await toggle(asha, id, wanted)).toMatchObject({ status: 404, code: "PRODUCT_NOT_FOUND" });
    expect(await toggle(asha, "no id")).toMatchObject({ status: 400, code: "BAD_ID" });
  });

  it("accepts the product's id in capitals too", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    expect((await toggle(asha, dress.id.toUpperCase())).data.toggleWishlist).toMatchObject({
      inWishlist: true,
      product: { id: dress.id, inWishlist: true },
    });
  });

  it("is refused beyond 500 products, also when many come at once; an entry can always be removed", async () => {
    const [asha, one, other, third] = await Promise.all([aShopper(), aProduct(), aProduct(), aProduct()]);
    await sql(
      `with made as (insert into products (title, description, price, category)
         select 'Scarf ' || n, 'A scarf.', 10000, 'accessories' from generate_series(1, 498) n returning id)
       insert into wishlist_entries (user_id, product_id) select $1, id from made`,
      [asha.id],
    );
    const answers = await Promise.all([one, other, third].map(({ id }) => toggle(asha, id, true)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([
      {
        status: 409,
        code: "WISHLIST_FULL",
        message: "Your wishlist holds at most 500 pieces. Please take one out first.",
      },
    ]);
    const { totalCount, productIds } = await listOf(asha, { first: 1 });
    expect([totalCount, productIds.length]).toEqual([500, 500]);
    expect((await toggle(asha, productIds[7] ?? "", false)).status).toBe(200);
    expect((await toggle(asha, third.id, true)).status).toBe(200);
  });
});

describe("a wishlist", () => {
  it("shows the newest first, page by page, each product once", async () => {
    const asha = await aShopper();
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await aProduct();
      await toggle(asha, id);
      made.unshift(id);
    }
    const first = await listOf(asha, { first: 3 });
    expect(first.nodes.map(({ id }) => id)).toEqual(made.slice(0, 3));
    expect(first.nodes.every(({ inWishlist }) => inWishlist)).toBe(true);
    expect(first).toMatchObject({ totalCount: 5, productIds: made, pageInfo: { hasNextPage: true } });
    expect(first.edges.at(-1)?.cursor).toBe(first.pageInfo.endCursor);
    const rest = await listOf(asha, { first: 3, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.id)).toEqual(made.slice(3));
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it("leaves out what is no longer sold, counts those products, and shows them again when they are back in the shop", async () => {
    const [asha, dress, gown] = await Promise.all([aShopper(), aProduct(), aProduct()]);
    for (const { id } of [dress, gown]) await toggle(asha, id);
    await archive(dress.id);
    expect(await listOf(asha)).toMatchObject({
      totalCount: 1,
      goneCount: 1,
      productIds: [gown.id],
      nodes: [{ id: gown.id }],
    });
    await sql("update products set archived_at = null where id = $1", [dress.id]);
    expect(await listOf(asha)).toMatchObject({ totalCount: 2, goneCount: 0 });
    await archive(dress.id);
    expect((await toggle(asha, dress.id)).data.toggleWishlist.inWishlist).toBe(false);
    expect(await listOf(asha)).toMatchObject({ totalCount: 1, goneCount: 0 });
  });

  it("refuses a cursor of another list", async () => {
    const asha = await aShopper();
    await aProduct();
    const products = await gql<{ products: { pageInfo: { endCursor: string } } }>(
      "{ products(first: 1) { pageInfo { endCursor } } }",
    );
    for (const after of [products.data.products.pageInfo.endCursor, "x", "\0"])
      expect(await gql(LIST, { first: 24, after }, asha.token)).toMatchObject({
        status: 400,
        code: "BAD_CURSOR",
      });
  });

  it("is deleted with the account, also if a heart is toggled during the deletion", async () => {
    const [asha, ...dresses] = await Promise.all([
      aShopper(),
      aProduct(),
      aProduct(),
      aProduct(),
      aProduct(),
    ]);
    await toggle(asha, dresses[0]?.id ?? "");
    await Promise.all([
      gql("mutation($p: String!) { deleteAccount(password: $p) }", { p: asha.password }, asha.token),
      ...dresses.map(({ id }) => toggle(asha, id, true)),
    ]);
    expect(await sql("select 1 from wishlist_entries where user_id = $1", [asha.id])).toEqual([]);
  });
});

describe("the hearts of a catalogue page", () => {
  const page = (fields: string) => `query Page { products(first: 12) { nodes { id ${fields} } } }`;

  it("cost a shopper one statement, and a visitor none", async () => {
    const asha = await aShopper();
    await Promise.all(Array.from({ length: 12 }, () => aProduct()));
    const count = async (fields: string, token?: string) =>
      (
        await statementsOf(async () => {
          productCountCache(shop).categoryCounts.clear();
          expect((await gql(page(fields), {}, token)).errors).toEqual([]);
        })
      ).length;
    expect((await count("inWishlist", asha.token)) - (await count("", asha.token))).toBe(1);
    expect(await count("inWishlist")).toBe(await count(""));
  });

  it("need no read of products when only their ids are requested", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    await toggle(asha, dress.id);
    const statements = await statementsOf(() => gql("{ wishlist { productIds } }", {}, asha.token));
    expect(statements).toHaveLength(3);
    const whole = await statementsOf(() => listOf(asha));
    expect(whole.length).toBeLessThanOrEqual(5);
  });
});

describe("REST", () => {
  it("toggles and lists as documented", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct({ price: 700, pictures: 1 })]);
    const press = (productId: unknown) => rest("POST", "/api/wishlist/toggle", { productId }, asha.token);
    expect(await press(dress.id)).toMatchObject({ status: 200, body: { inWishlist: true } });
    const { body } = await rest<{ _id: string; price: number }[]>(
      "GET",
      "/api/wishlist",
      undefined,
      asha.token,
    );
    expect(body).toMatchObject([{ _id: dress.id, price: 700 }]);
    expect((await press({ _id: dress.id })).body).toEqual({ inWishlist: false });
    expect((await rest("GET", "/api/wishlist", undefined, asha.token)).body).toEqual([]);
    expect(await press(randomUUID())).toMatchObject({
      status: 404,
      body: { error: "Product not found.", code: "PRODUCT_NOT_FOUND" },
    });
  });
});
