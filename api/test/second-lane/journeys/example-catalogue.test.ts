import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();

const exampleUrl = (name: string): URL => new URL(`../../../../docs/examples/${name}`, import.meta.url);
const exampleFile = (name: string): Promise<string> => readFile(exampleUrl(name), "utf8");

it("the example catalogue is imported as it ships, with MRP, HSN code and the picture that it names", async () => {
  const calls = batchCalls(testShop, (await testShop.anAdmin()).token);
  const file = await exampleFile("catalogue.csv");
  const picture = "block-print-kurta.jpg";
  const checked = await calls.importFile(file, {
    pictures: [[picture, await readFile(exampleUrl(picture))]],
  });
  expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([null, null, null, null, null]);
  expect(checked).toMatchObject({ status: "READY", addedCount: 5, problemCount: 0 });
  expect(await calls.apply(checked.id)).toMatchObject({ status: "APPLIED" });
  const { data } = await testShop.gql<{ products: { totalCount: number } }>("{ products { totalCount } }");
  expect(data.products.totalCount).toBe(5);
  const rows = await testShop.sql(
    `select handle, mrp / 100 as mrp, hsn,
       (select count(*)::int from product_pictures i where i.product_id = p.id) as pictures from products p order by handle`,
  );
  expect(rows).toEqual([
    { handle: "block-print-kurta", mrp: 1799, hsn: "6211", pictures: 1 },
    { handle: "everyday-shirt-dress", mrp: null, hsn: null, pictures: 0 },
    { handle: "jute-tote", mrp: 999, hsn: "4202", pictures: 0 },
    { handle: "linen-blazer", mrp: 3999, hsn: "6204", pictures: 0 },
    { handle: "organza-saree-gown", mrp: 6999, hsn: "6204", pictures: 0 },
  ]);
});

it("the example of dated prices and codes is imported over it until empty cells take the dates back", async () => {
  // No price begins in the past.
  const year = String(new Date().getFullYear() + 1);
  const calls = batchCalls(testShop, (await testShop.anAdmin()).token);
  const imported = async (file: string) => {
    const checked = await calls.importFile(file);
    expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([null, null, null, null]);
    expect(await calls.apply(checked.id)).toMatchObject({ status: "APPLIED" });
  };
  const schedules = () =>
    testShop.sql<{ handle: string; prices: number[]; begins: string; ends: string }>(
      `select handle, array(select (each->>'price')::int / 100 from jsonb_array_elements(scheduled_prices) each) as prices,
         scheduled_prices->0->>'beginsAt' as begins, scheduled_prices->0->>'endsAt' as ends
       from products where scheduled_prices <> '[]' order by handle`,
    );
  const file = (await exampleFile("dated-prices.csv")).replaceAll("2026", year);
  await imported(file);
  const week = { begins: `${year}-10-31T18:30:00.000Z`, ends: `${year}-11-05T18:30:00.000Z` };
  expect(await schedules()).toEqual([
    { handle: "block-print-kurta", prices: [1199], ...week },
    { handle: "jute-tote", prices: [599], ...week },
    {
      handle: "linen-blazer",
      prices: [2799, 2999],
      begins: `${year}-11-01T12:30:00.000Z`,
      ends: `${year}-11-05T18:00:00.000Z`,
    },
    { handle: "organza-saree-gown", prices: [4999], ...week },
  ]);
  const codes = await testShop.sql<{ sku: string; barcode: string | null }>(
    "select sku, barcode from product_variants where sku like 'BPK-%' or sku like 'TOTE-%' order by sku",
  );
  expect(codes.map(({ sku, barcode }) => [sku, barcode])).toEqual([
    ["BPK-L", null],
    ["BPK-M", null],
    ["BPK-S", "4006381333931"],
    ["BPK-XL", null],
    ["TOTE-1", null],
  ]);
  await imported(
    file
      .split("\n")
      .map((line, index) => (index === 0 ? "handle,scheduledPrices" : line.replace(/,.*$/, ",")))
      .join("\n"),
  );
  expect(await schedules()).toEqual([]);
});
