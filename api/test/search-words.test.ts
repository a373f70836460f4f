import { beforeEach, describe, expect, it } from "vitest";
import type { EntityManager } from "typeorm";
import { lockProducts, writeProducts } from "../src/features/product-admin/admin-product.store.ts";
import { recomputeWords } from "../src/features/search/words/recompute-words.command.ts";
import { withDictionary } from "../src/features/search/words/with-dictionary.command.ts";
import { openTestShop } from "./support/test-shop.ts";

const { sql, shop, aProduct, writeProduct } = await openTestShop();

beforeEach(() => sql("truncate products, search_words cascade"));

/** Number of products with a word: in title, category, colours or materials, and anywhere. */
const countsOf = async (word: string): Promise<number[]> => {
  const [row] = await sql<{ counts: number[] }>(
    "select array[named, products] as counts from search_words where word = $1",
    [word],
  );
  return row?.counts ?? [0, 0];
};

const archiveInTwoStatements = (tx: EntityManager, ids: readonly string[]): Promise<void> =>
  withDictionary(tx, async (words) => {
    for (const half of [ids.slice(0, 10), ids.slice(10)]) {
      const locked = await lockProducts(tx, half);
      await writeProducts(
        tx,
        locked.map((product) => ({ ...product, isArchived: true })),
        words,
      );
    }
  });

describe("the dictionary of the catalogue's words", () => {
  it("counts the products with a word by its fields", async () => {
    await aProduct({ title: "Silk gown", materials: ["Raw silk"], description: "Silk, silk and silk." });
    await aProduct({ title: "Gown", colors: ["Wine"], materials: ["Silk"] });
    await aProduct({ title: "Cotton gown", description: "Looks like silk, in wine." });
    expect(await countsOf("silk")).toEqual([2, 3]);
    expect(await countsOf("wine")).toEqual([1, 2]);
    expect(await countsOf("gown")).toEqual([3, 3]);
  });

  it("follows every change of a product", async () => {
    const { id } = await aProduct({ title: "Silk gown", description: "For evenings." });
    await writeProduct(id, { title: "Linen gown", description: "Not of silk." });
    expect([await countsOf("silk"), await countsOf("linen")]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it("forgets archived products until they are back", async () => {
    const { id } = await aProduct({ title: "Linen gown", description: "For evenings." });
    await writeProduct(id, { isArchived: true });
    expect(await countsOf("linen")).toEqual([0, 0]);
    await writeProduct(id, { title: "Velvet gown" });
    expect(await countsOf("velvet")).toEqual([0, 0]);
    await writeProduct(id, { isArchived: false });
    expect([await countsOf("velvet"), await countsOf("linen")]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it("is written once for each word by a transaction that changes many products", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push((await aProduct({ title: "Gown of silk", description: "A gown." })).id);
    await aProduct({ title: "Gown of linen", description: "A gown." });
    const written = await shop.database.source.transaction(async (tx) => {
      const updates = async (): Promise<number> => {
        const [row] = await tx.query<{ updates: number }[]>(
          `select pg_stat_get_xact_tuples_updated('search_words'::regclass)::int as updates`,
        );
        return row?.updates ?? 0;
      };
      const before = await updates();
      await archiveInTwoStatements(tx, ids);
      return (await updates()) - before;
    });
    expect([await countsOf("gown"), await countsOf("silk")]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(written).toBeLessThan(20);
  });

  it("equals a full recount after many simultaneous changes", async () => {
    const products = await Promise.all(
      Array.from({ length: 12 }, (_, index) => aProduct({ title: `Gown of silk ${index % 3}` })),
    );
    await Promise.all(
      products.map(({ id }, index) =>
        writeProduct(id, {
          title: index % 2 ? "Gown of linen" : "Skirt of silk",
          isArchived: index % 4 === 0,
        }),
      ),
    );
    const [difference] = await sql<{ words: number }>(
      `select count(*)::int as words from search_words stored
        full join ts_stat('select search from products where archived_at is null') counted using (word)
        where coalesce(stored.products, 0) <> coalesce(counted.ndoc, 0) and position('/' in word) = 0`,
    );
    expect(difference?.words).toBe(0);
    expect((await countsOf("gown"))[0]).toBe(6);
  });

  it("is not written when a product changes in other fields", async () => {
    const { id } = await aProduct({ title: "Silk gown" });
    const versions = () => sql("select xmin::text from search_words order by word");
    const versionsBefore = await versions();
    await writeProduct(id, { price: 500, availableSizes: ["M"], kind: "dress" });
    expect(await versions()).toEqual(versionsBefore);
  });

  it("is written without a deadlock by two transactions that meet its words in opposite orders", async () => {
    const titles = ["Amber gown", "Zinnia gown"];
    let arrivals = 0;
    let open = () => {};
    const bothHaveBegun = new Promise<void>((resolve) => (open = resolve));
    const retitle = (newTitles: string[]) =>
      shop.database.source.transaction((tx) =>
        withDictionary(tx, async (words) => {
          for (const title of newTitles) {
            const { id } = await aProduct({ title: "Gown" });
            const locked = await lockProducts(tx, [id]);
            await writeProducts(
              tx,
              locked.map((product) => ({ ...product, title })),
              words,
            );
            arrivals += 1;
            if (arrivals === 2) open();
            await bothHaveBegun;
          }
        }),
      );
    await Promise.all([retitle(titles), retitle(titles.toReversed())]);
    expect([await countsOf("amber"), await countsOf("zinnia")]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it("is right again after all words are computed anew", async () => {
    const { id } = await aProduct({
      title: "Silk T Shirt",
      colors: ["Wine"],
      materials: ["Silk"],
      sizes: ["M"],
    });
    await aProduct({ title: "Old silk", archived: true });
    const stored = () => sql("select facets, search, version, updated_at from products order by id");
    const before = [await stored(), await countsOf("silk")];
    const versions = () => sql("select xmin::text from products order by id");
    const versionsBefore = await versions();
    await recomputeWords(shop);
    expect(await versions()).toEqual(versionsBefore);
    await sql("update products set facets = '{kind/other}', search = 'odd:1A' where id = $1", [id]);
    await sql("update search_words set named = 0, products = 0");
    await sql("insert into search_words values ('odd', 'odd', 'od', 1, 1)");
    await recomputeWords(shop);
    expect([await stored(), await countsOf("silk")]).toEqual(before);
    expect(await countsOf("odd")).toEqual([0, 0]);
  });
});
