import { beforeEach, describe, expect, it } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const { sql, shop, aProduct } = await openTestShop();

beforeEach(() => sql("delete from products"));

/** Number of products with a word: in the title, with category and colours, with materials, anywhere. */
const countsOf = async (word: string): Promise<number[]> => {
  const [row] = await sql<{ counts: number[] }>(
    "select array[titled, labelled, named, products] as counts from search_words where word = $1",
    [word],
  );
  return row?.counts ?? [0, 0, 0, 0];
};

describe("the dictionary of the catalogue's words", () => {
  it("has the number of products with a word, and in which fields", async () => {
    await aProduct({ title: "Silk gown", materials: ["Raw silk"], description: "Silk, silk and silk." });
    await aProduct({ title: "Gown", colors: ["Wine"], materials: ["Silk"] });
    await aProduct({ title: "Cotton gown", description: "Looks like silk, in wine." });
    expect(await countsOf("silk")).toEqual([1, 1, 2, 3]);
    expect(await countsOf("wine")).toEqual([0, 1, 1, 2]);
    expect(await countsOf("gown")).toEqual([3, 3, 3, 3]);
  });

  it("follows every change of a product, and forgets archived products", async () => {
    const { id } = await aProduct({ title: "Silk gown", description: "For evenings." });
    await sql("update products set title = 'Linen gown', description = 'Not of silk.' where id = $1", [id]);
    expect([await countsOf("silk"), await countsOf("linen")]).toEqual([
      [0, 0, 0, 1],
      [1, 1, 1, 1],
    ]);
    await sql("update products set archived_at = now() where id = $1", [id]);
    expect(await countsOf("linen")).toEqual([0, 0, 0, 0]);
    await sql("update products set title = 'Velvet gown' where id = $1", [id]);
    expect(await countsOf("velvet")).toEqual([0, 0, 0, 0]);
    await sql("update products set archived_at = null where id = $1", [id]);
    expect([await countsOf("velvet"), await countsOf("linen")]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    await sql("delete from products where id = $1", [id]);
    expect(await countsOf("velvet")).toEqual([0, 0, 0, 0]);
  });

  it("is written once for each word by a statement that changes many products", async () => {
    for (let index = 0; index < 20; index += 1)
      await aProduct({ title: "Gown of silk", description: "A gown." });
    await aProduct({ title: "Gown of linen", description: "A gown." });
    const written = await shop.database.source.transaction(async (tx) => {
      await tx.query("update products set archived_at = now() where title like '%silk'");
      const [row] = await tx.query<{ updates: number }[]>(
        `select pg_stat_get_xact_tuples_updated('search_words'::regclass)::int as updates`,
      );
      return row?.updates;
    });
    expect([await countsOf("gown"), await countsOf("silk")]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    expect(written).toBeLessThan(20);
  });

  it("equals a full recount after many simultaneous changes", async () => {
    const products = await Promise.all(
      Array.from({ length: 12 }, (_, index) => aProduct({ title: `Gown of silk ${index % 3}` })),
    );
    await Promise.all(
      products.map(({ id }, index) =>
        sql("update products set title = $2, archived_at = $3 where id = $1", [
          id,
          index % 2 ? "Gown of linen" : "Skirt of silk",
          index % 4 ? null : new Date(),
        ]),
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
    await sql("update products set price = 500, review_count = 1, rating_sum = 5 where id = $1", [id]);
    expect(await versions()).toEqual(versionsBefore);
  });
});
