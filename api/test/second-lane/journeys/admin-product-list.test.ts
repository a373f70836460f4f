import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adminCountCache } from "../../../src/features/product-admin/admin-count.cache.ts";
import type { Person } from "../../support/factories.ts";
import { openTestShop } from "../../support/test-shop.ts";

const { gql, sql, shop, aProduct, anAdmin } = await openTestShop();

const LIST = `query List($first: Int! = 100, $after: String, $filter: AdminProductFilter, $sort: AdminProductSort! = NEWEST) {
  adminProducts(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount isTotalExact pageInfo { hasNextPage endCursor }
    nodes { id title price stock isArchived category version pictures { id } }
  }
}`;

type Listed = { id: string; title: string; stock: number; isArchived: boolean };
type List = {
  totalCount: number;
  isTotalExact: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Listed[];
};

let admin: Person;
const idOf: Record<string, string> = {};

const listOf = async (variables: Record<string, unknown> = {}): Promise<List> => {
  const { data, errors } = await gql<{ adminProducts: List }>(LIST, variables, admin.token);
  expect(errors).toEqual([]);
  return data.adminProducts;
};

const titlesOf = async (variables: Record<string, unknown> = {}): Promise<string[]> =>
  (await listOf(variables)).nodes.map(({ title }) => title);

/** The code of the refusal of a list. */
const refusalOf = async (variables: Record<string, unknown>): Promise<string | undefined> =>
  (await gql(LIST, variables, admin.token)).errors[0]?.extensions?.code;

const dayOf = (day: number): Date => new Date(Date.UTC(2026, 0, day));

/** Seven products, oldest first. */
const products = [
  { title: "Anarkali", price: 3000, stock: 20, category: "party", pictures: 1 },
  { title: "Bangles", price: 400, stock: 0, category: "accessories", pictures: 2 },
  { title: "Culottes", price: 1500, stock: 3, category: "casuals" },
  { title: "Dupatta", price: 900, stock: 5, category: "accessories", archived: true },
  { title: "Ghagra", price: 5000, stock: 6, category: "party", pictures: 1 },
  { title: "Jhumka", price: 400, stock: 0, category: "accessories", archived: true, pictures: 1 },
  { title: "Kurta", price: 1200, stock: 1, category: "casuals", pictures: 1 },
] as const;

beforeAll(async () => {
  admin = await anAdmin();
  for (const [index, product] of products.entries())
    idOf[product.title] = (await aProduct({ ...product, createdAt: dayOf(index + 1) })).id;
});

beforeEach(() => adminCountCache(shop).clear());

describe("the admin's list of products", () => {
  it("has the products of the shop, newest first, with their number", async () => {
    const { nodes, totalCount, isTotalExact, pageInfo } = await listOf();
    expect(nodes.map(({ title }) => title)).toEqual(["Kurta", "Ghagra", "Culottes", "Bangles", "Anarkali"]);
    expect({ totalCount, isTotalExact, hasNextPage: pageInfo.hasNextPage }).toEqual({
      totalCount: 5,
      isTotalExact: true,
      hasNextPage: false,
    });
  });

  it.each([
    [{ state: "ARCHIVED" }, "Jhumka Dupatta"],
    [{ state: "ALL" }, "Kurta Jhumka Ghagra Dupatta Culottes Bangles Anarkali"],
    [{ categories: ["ACCESSORIES"] }, "Bangles"],
    [{ categories: ["ACCESSORIES", "PARTY"], state: "ALL" }, "Jhumka Ghagra Dupatta Bangles Anarkali"],
    [{ categories: [] }, "Kurta Ghagra Culottes Bangles Anarkali"],
    [{ stock: "LOW" }, "Kurta Culottes"],
    [{ stock: "OUT" }, "Bangles"],
    [{ stock: "OUT", state: "ALL" }, "Jhumka Bangles"],
    [{ stock: "LOW", state: "ARCHIVED", categories: ["ACCESSORIES"] }, "Dupatta"],
    [{ hasPictures: false }, "Culottes"],
    [{ hasPictures: false, state: "ALL" }, "Dupatta Culottes"],
    [{ hasPictures: true, stock: "LOW" }, "Kurta"],
    [{ text: "kurta" }, "Kurta"],
    [{ text: "  KURTAS " }, "Kurta"],
    [{ text: "dress" }, "Kurta Ghagra Culottes Bangles Anarkali"],
    [{ text: "dress", stock: "LOW" }, "Kurta Culottes"],
    [{ text: "dress", categories: ["PARTY"] }, "Ghagra Anarkali"],
    [{ text: "dupa", state: "ARCHIVED" }, "Dupatta"],
    [{ text: "dupa" }, ""],
    [{ text: "dress", state: "ALL", stock: "OUT" }, "Jhumka Bangles"],
    [{ text: "zebra" }, ""],
    [{ text: "!!!" }, ""],
    [{ text: "!!!", state: "ALL" }, ""],
    [{ text: "   " }, "Kurta Ghagra Culottes Bangles Anarkali"],
  ])("with the filter %j has: %s", async (filter, titles) => {
    const { nodes, totalCount } = await listOf({ filter });
    const expected = titles === "" ? [] : titles.split(" ");
    expect(nodes.map(({ title }) => title)).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  });

  it("finds a product by its id or the beginning of it, in its state only", async () => {
    const id = idOf["Ghagra"] ?? "";
    expect(await titlesOf({ filter: { text: id } })).toEqual(["Ghagra"]);
    expect(await titlesOf({ filter: { text: id.toUpperCase() } })).toEqual(["Ghagra"]);
    expect(await titlesOf({ filter: { text: id.slice(0, 30) } })).toContain("Ghagra");
    expect(await titlesOf({ filter: { text: idOf["Jhumka"] } })).toEqual([]);
    expect(await titlesOf({ filter: { text: idOf["Jhumka"], state: "ALL" } })).toEqual(["Jhumka"]);
    expect(await titlesOf({ filter: { text: "00000000-0000-7000-8000-000000000000" } })).toEqual([]);
  });

  const orders = {
    NEWEST: "Kurta Jhumka Ghagra Dupatta Culottes Bangles Anarkali",
    TITLE: "Anarkali Bangles Culottes Dupatta Ghagra Jhumka Kurta",
    PRICE_LOW: "Bangles Jhumka Dupatta Kurta Culottes Anarkali Ghagra",
    PRICE_HIGH: "Ghagra Anarkali Culottes Kurta Dupatta Jhumka Bangles",
    STOCK_LOW: "Jhumka Bangles Kurta Culottes Dupatta Ghagra Anarkali",
  };

  it.each(Object.entries(orders))(
    "sorted by %s is the same in one page and in pages of two",
    async (sort, titles) => {
      for (const filter of [{ state: "ALL" }, { state: "ALL", text: "dress" }]) {
        const paged: string[] = [];
        let after: string | null = null;
        do {
          const { nodes, pageInfo }: List = await listOf({ first: 2, after, sort, filter });
          expect(nodes.length).toBeLessThanOrEqual(2);
          paged.push(...nodes.map(({ title }) => title));
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after !== null);
        expect(paged).toEqual(titles.split(" "));
        expect(await titlesOf({ sort, filter })).toEqual(paged);
      }
    },
  );

  it("sorted by RECENTLY_CHANGED begins with the product that was changed last", async () => {
    const change = `mutation($id: ID!, $version: Int!) {
      updateProduct(input: { id: $id, version: $version, changes: { description: "New words." } }) { id } }`;
    const { nodes } = await listOf();
    const version = (nodes.find(({ title }) => title === "Culottes") as Listed & { version: number }).version;
    await gql(change, { id: idOf["Culottes"], version }, admin.token);
    expect((await titlesOf({ sort: "RECENTLY_CHANGED" }))[0]).toBe("Culottes");
    const first = await listOf({ sort: "RECENTLY_CHANGED", first: 1 });
    const rest = await titlesOf({ sort: "RECENTLY_CHANGED", after: first.pageInfo.endCursor });
    expect(rest).toHaveLength(4);
    expect(rest).not.toContain("Culottes");
  });

  it("keeps its place when a product is added and another archived between two pages", async () => {
    const first = await listOf({ first: 2 });
    await aProduct({ title: "Lehenga", category: "party" });
    await sql("update products set archived_at = now() where id = $1", [idOf["Ghagra"]]);
    expect(await titlesOf({ first: 2, after: first.pageInfo.endCursor })).toEqual(["Culottes", "Bangles"]);
    await sql("update products set archived_at = null where id = $1", [idOf["Ghagra"]]);
    await sql("update products set archived_at = now() where title = 'Lehenga'");
    await sql("delete from products where title = 'Lehenga'");
  });

  it.each([
    ["BAD_CURSOR", { after: "garbage" }],
    ["BAD_CURSOR", { after: Buffer.from('["admin-products:newest",0,"soon","x"]').toString("base64url") }],
    ["BAD_PAGE_SIZE", { first: 0 }],
    ["BAD_PAGE_SIZE", { first: 101 }],
    ["BAD_INPUT", { filter: { text: "x".repeat(201) } }],
    ["BAD_INPUT", { filter: { text: "a\u0000b" } }],
    ["BAD_USER_INPUT", { filter: { state: "GONE" } }],
    ["BAD_USER_INPUT", { filter: { stock: "SOME" } }],
    ["BAD_USER_INPUT", { filter: { categories: ["SHOES"] } }],
    ["BAD_USER_INPUT", { sort: "CHEAPEST" }],
  ])("refuses with %s: %j", async (code, variables) => {
    expect(await refusalOf(variables)).toBe(code);
  });

  it("refuses the cursor of another order", async () => {
    const { pageInfo } = await listOf({ first: 2 });
    expect(await refusalOf({ after: pageInfo.endCursor, sort: "TITLE" })).toBe("BAD_CURSOR");
  });
});

describe("the ids of all products that a filter selects", () => {
  const KEYS = `query($filter: AdminProductFilter, $limit: Int! = 10000) {
    adminProductKeys(input: { filter: $filter, limit: $limit }) { hasMore keys { id version title } } }`;
  type Keys = { hasMore: boolean; keys: { id: string; version: number; title: string }[] };
  const keysOf = async (variables: Record<string, unknown>): Promise<Keys> =>
    (await gql<{ adminProductKeys: Keys }>(KEYS, variables, admin.token)).data.adminProductKeys;

  it("are those of the list, with versions and titles", async () => {
    const { hasMore, keys } = await keysOf({ filter: { stock: "OUT", state: "ALL" } });
    expect(hasMore).toBe(false);
    expect(keys.map(({ id }) => id).sort()).toEqual([idOf["Bangles"], idOf["Jhumka"]].sort());
    expect(keys[0]).toEqual({
      id: expect.any(String),
      version: expect.any(Number),
      title: expect.any(String),
    });
    expect((await keysOf({ filter: { text: "zebra" } })).keys).toEqual([]);
  });

  it("say when there are more than the limit, which is 1 to 10,000", async () => {
    expect(await keysOf({ limit: 5 })).toMatchObject({ hasMore: false });
    const { hasMore, keys } = await keysOf({ limit: 4 });
    expect([hasMore, keys.length]).toEqual([true, 4]);
    for (const limit of [0, 10_001]) {
      const { errors } = await gql(KEYS, { limit }, admin.token);
      expect(errors[0]?.extensions?.code).toBe("BAD_PAGE_SIZE");
    }
  });
});
