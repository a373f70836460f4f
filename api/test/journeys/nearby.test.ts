import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, aProduct } = await openTestShop();

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  const titles = [
    "Bandhani Anarkali",
    "Temple Jhumkas",
    "Raw Silk Scarf",
    "Office Wrap Dress",
    "Velvet Clutch",
  ];
  for (const [days, title] of titles.entries())
    await aProduct({ title, description: "Made by hand.", materials: ["Cotton"], createdAt: daysAgo(days) });
  await aProduct({ title: "Kurta of last year", archived: true, createdAt: daysAgo(0) });
});

type Nearby = { corrections: string[]; words: string[]; kinds: string[]; newest: { title: string }[] };

const NEARBY = `query Nearby($text: String, $after: String, $categories: [Category!]) {
  products(filter: { text: $text, categories: $categories }, after: $after, first: 3) {
    totalCount pageInfo { endCursor } nodes { title } nearby { corrections words kinds newest { title } }
  }
}`;

type Page = {
  totalCount: number;
  pageInfo: { endCursor: string | null };
  nodes: object[];
  nearby: Nearby | null;
};

const search = async (variables: Record<string, unknown>): Promise<Page> => {
  const { data, errors } = await gql<{ products: Page }>(NEARBY, variables);
  expect(errors).toEqual([]);
  return data.products;
};

describe("a search without a match", () => {
  it("offers words that have matches by themselves", async () => {
    const { nearby, totalCount } = await search({ text: "anarkali jhumkas" });
    expect(totalCount).toBe(0);
    expect(nearby?.words).toEqual(["anarkali", "jhumkas"]);
    expect(nearby?.kinds).toEqual(["ANARKALI", "JHUMKA"]);
    for (const text of nearby?.words ?? []) expect((await search({ text })).totalCount).toBe(1);
  });

  it("offers the four newest products", async () => {
    const { nearby } = await search({ text: "anarkali jhumkas" });
    expect(nearby?.newest.map(({ title }) => title)).toEqual([
      "Bandhani Anarkali",
      "Temple Jhumkas",
      "Raw Silk Scarf",
      "Office Wrap Dress",
    ]);
  });

  it("offers the mended word for a misspelled one, which then has matches", async () => {
    const { nearby } = await search({ text: "anarkly jhumkas" });
    expect(nearby).toMatchObject({ corrections: ["anarkali"], words: ["jhumkas"] });
    // Too far for the search to correct it by itself.
    const guessed = (await search({ text: "anarkoo" })).nearby;
    expect(guessed?.corrections).toEqual(["anarkali"]);
    expect((await search({ text: "anarkali" })).nodes).toHaveLength(1);
  });

  it("offers no words for a text that resembles none", async () => {
    const { nearby } = await search({ text: "zzzzqqq" });
    expect(nearby).toMatchObject({ corrections: [], words: [], kinds: [] });
  });

  it("never offers an archived product", async () => {
    const { nearby } = await search({ text: "zzzzqqq" });
    expect(nearby?.newest.map(({ title }) => title)).not.toContain("Kurta of last year");
  });

  it("reads two statements more than a search with matches: the newest products and the kinds", async () => {
    const count = async (text: string) => (await statementsOf(() => search({ text }))).length;
    expect(await count("anarkali jhumkas")).toBe((await count("anarkali")) + 2);
  });
});

describe("nothing is offered", () => {
  it("beside matches", async () => {
    expect((await search({ text: "silk" })).nearby).toBeNull();
  });

  it("behind the last page of matches", async () => {
    const { pageInfo } = await search({ text: "silk" });
    const behind = await search({ text: "silk", after: pageInfo.endCursor });
    expect(behind).toMatchObject({ nodes: [], nearby: null });
  });

  it("without a text", async () => {
    expect((await search({ categories: ["ACCESSORIES"] })).nearby).toBeNull();
  });
});

describe("products by ids", () => {
  const BY_IDS = "query ByIds($ids: [ID!]!) { productsByIds(ids: $ids) { id title description } }";

  const idsOf = async (...titles: string[]): Promise<string[]> =>
    Promise.all(
      titles.map(async (title) => {
        const [row] = await sql<{ id: string }>("select id from products where title = $1", [title]);
        return row?.id ?? "";
      }),
    );

  it("are in the requested order, each once, without archived and unknown ones, in one statement", async () => {
    const ids = await idsOf("Velvet Clutch", "Kurta of last year", "Bandhani Anarkali", "Velvet Clutch");
    let found: { title: string; description: string }[] = [];
    const statements = await statementsOf(async () => {
      const { data, errors } = await gql<{ productsByIds: typeof found }>(BY_IDS, {
        ids: [...ids, randomUUID()],
      });
      expect(errors).toEqual([]);
      found = data.productsByIds;
    });
    expect(found.map(({ title }) => title)).toEqual(["Velvet Clutch", "Bandhani Anarkali"]);
    expect(found[0]?.description).toBe("Made by hand.");
    expect(statements).toHaveLength(1);
    expect((await gql(BY_IDS, { ids: [] })).data).toEqual({ productsByIds: [] });
  });

  it("are refused for more than twelve ids", async () => {
    const ids = Array.from({ length: 13 }, () => randomUUID());
    expect(await gql(BY_IDS, { ids })).toMatchObject({ status: 400, code: "BAD_INPUT" });
  });

  it("are refused for an id that is none", async () => {
    expect(await gql(BY_IDS, { ids: ["'; drop table"] })).toMatchObject({ status: 400, code: "BAD_ID" });
  });
});
