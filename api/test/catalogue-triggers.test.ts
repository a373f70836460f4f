import { beforeEach, describe, expect, it } from "vitest";
import { connectToOwnDatabase } from "./support/test-database.ts";

const client = await connectToOwnDatabase();

beforeEach(async () => {
  await client.query("begin");
  return () => client.query("rollback");
});

const run = async (text: string): Promise<void> => void (await client.query(text));

const rowsOf = async <Row extends object>(text: string): Promise<Row[]> =>
  (await client.query<Row>(text)).rows;

/** Products with these titles. A statement finds one as `(select id from products where title = 'A')`. */
const addProducts = (titles: string) =>
  run(`insert into products (title, description, price, category, hsn)
    select title, 'A dress.', 54000, 'party', '6204' from unnest('{${titles}}'::text[]) title`);

const idOf = (title: string): string => `(select id from products where title = '${title}')`;

describe("a change of stock by any statement", () => {
  /** The movements since the last call, as "size: quantity, pieces after". */
  const movements = async (): Promise<string[]> => {
    const rows = await rowsOf<{ text: string }>(
      "select format('%s: %s, %s', size, quantity, stock_after) as text from stock_movements where reason <> 'seen' order by size",
    );
    await run("alter table stock_movements disable trigger user");
    await run("update stock_movements set reason = 'seen'");
    await run("alter table stock_movements enable trigger user");
    return rows.map(({ text }) => text);
  };

  it("is a movement, and nothing else is one", async () => {
    await addProducts("A");
    await run(
      `insert into stock_units (product_id, size, stock) values (${idOf("A")}, 'S', 5), (${idOf("A")}, 'M', 0), (${idOf("A")}, 'L', 2)`,
    );
    expect(await movements()).toEqual(["L: 2, 2", "S: 5, 5"]);
    await run("update stock_units set stock = stock, size = size || '1'");
    expect(await movements()).toEqual([]);
    await run("update stock_units set stock = case size when 'S1' then 3 when 'M1' then 4 else stock end");
    expect(await movements()).toEqual(["M1: 4, 4", "S1: -2, 3"]);
    await run("update stock_units set stock = 0 where size = 'M1'");
    expect(await movements()).toEqual(["M1: -4, 0"]);
    await run("delete from stock_units");
    expect(await movements()).toEqual(["L1: -2, 0", "S1: -3, 0"]);
  });

  it("has the cause that the transaction names", async () => {
    await addProducts("A");
    await run('select set_config(\'shop.stock_cause\', \'{"reason": "counted", "note": "Shelf 4"}\', true)');
    await run(`insert into stock_units (product_id, stock) values (${idOf("A")}, 5)`);
    expect(await rowsOf("select reason, note from stock_movements")).toEqual([
      { reason: "counted", note: "Shelf 4" },
    ]);
  });
});

describe("the list of products with few pieces", () => {
  /** The list at the end of a transaction, as "title: pieces". Fails if it differs from the stock units. */
  const listed = async (): Promise<string[]> => {
    await run("set constraints all immediate");
    const lines = async (table: string): Promise<string[]> => {
      const text = "format('%s: %s', title, t.stock)";
      const rows = await rowsOf<{ text: string }>(
        `select ${text} as text from ${table} t join products p on p.id = t.product_id order by 1`,
      );
      return rows.map(({ text }) => text);
    };
    const list = await lines("low_stock");
    const counted =
      "select product_id, sum(stock) as stock from stock_units group by 1 having sum(stock) <= 20";
    expect(list).toEqual(await lines(`(${counted})`));
    await run("set constraints all deferred");
    return list;
  };

  const addUnits = (titles: string, count: number, stock: number) =>
    run(`insert into stock_units (product_id, size, stock)
      select id, uuidv7(), ${stock} from products, generate_series(1, ${count}) where title = any('{${titles}}')`);

  it("follows units that are added, one or many at once", async () => {
    await addProducts("A,B,C");
    expect(await listed()).toEqual([]);
    await addUnits("A,B", 3, 5);
    expect(await listed()).toEqual(["A: 15", "B: 15"]);
    await addUnits("C", 2, 100);
    expect(await listed()).toEqual(["A: 15", "B: 15"]);
    await addUnits("A", 1, 100);
    expect(await listed()).toEqual(["B: 15"]);
    await addUnits("B,C", 1, 1);
    expect(await listed()).toEqual(["B: 16"]);
  });

  it("follows units that change, one or many at once", async () => {
    await addProducts("A,B");
    await addUnits("A,B", 3, 100);
    expect(await listed()).toEqual([]);
    await run(`update stock_units set stock = 4 where product_id = ${idOf("A")}`);
    expect(await listed()).toEqual(["A: 12"]);
    await run("update stock_units set stock = case stock when 4 then 5 else 0 end");
    expect(await listed()).toEqual(["A: 15", "B: 0"]);
    await run("update stock_units set stock = stock");
    expect(await listed()).toEqual(["A: 15", "B: 0"]);
    await run("update stock_units set stock = 90 where stock = 5");
    expect(await listed()).toEqual(["B: 0"]);
  });

  it("follows units that are removed, with their product or without", async () => {
    await addProducts("A,B,C");
    await addUnits("A,B,C", 1, 3);
    await addUnits("A,B", 1, 100);
    expect(await listed()).toEqual(["C: 3"]);
    await run("delete from stock_units where stock = 100");
    expect(await listed()).toEqual(["A: 3", "B: 3", "C: 3"]);
    await run("delete from products where title = 'C'");
    expect(await listed()).toEqual(["A: 3", "B: 3"]);
    await run("delete from stock_units");
    expect(await listed()).toEqual([]);
  });
});

describe("whether a product lacks pictures", () => {
  const lacking = async (): Promise<string> => {
    const rows = await rowsOf<{ title: string }>(
      "select title from products where lacks_pictures order by 1",
    );
    return rows.map(({ title }) => title).join();
  };

  const addPictures = (titles: string, position: number) =>
    run(`insert into product_pictures (product_id, position, media_key, view, alt, width, height)
      select id, ${position}, 'key', 'front', '', 1, 1 from products where title = any('{${titles}}')`);

  it("follows pictures that are added and removed, one or many at once", async () => {
    await addProducts("A,B,C");
    expect(await lacking()).toBe("A,B,C");
    await addPictures("A,B", 1);
    expect(await lacking()).toBe("C");
    await addPictures("B,C", 2);
    expect(await lacking()).toBe("");
    await run("delete from product_pictures where position = 1");
    expect(await lacking()).toBe("A");
    await run("delete from product_pictures");
    expect(await lacking()).toBe("A,B,C");
  });

  it("writes no product for which nothing changes", async () => {
    await addProducts("A");
    await addPictures("A", 1);
    await run("update products set lacks_pictures = false");
    const version = () => rowsOf("select ctid::text from products");
    const before = await version();
    await addPictures("A", 2);
    await run("delete from product_pictures where position = 1");
    expect(await version()).toEqual(before);
  });
});
