import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

const pieces = [
  "=1+1",
  "+",
  "-5%",
  "@SUM(A1)",
  "\t",
  "\r",
  "\n",
  '"',
  "'",
  "'=",
  ",",
  ";",
  "\\",
  "\ufeff",
  " ",
  "\uff1dx",
  "\u0938\u093e\u0902\u091d",
  "\u{1f457}",
  "|",
  "true",
  "1e9",
  "\u2028",
];
const anyText = fc.oneof(
  fc
    .array(fc.constantFrom(...pieces, "dress", "silk"), { minLength: 1, maxLength: 6 })
    .map((list) => list.join("")),
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }).filter((text) => !text.includes("\0")),
);
const anyList = fc.array(anyText, { maxLength: 4 });

const aStoredProduct = fc.record({
  title: anyText,
  description: anyText,
  price: fc.integer({ min: 1, max: 100_000_000 }),
  materials: anyList,
  sizes: anyList,
  colors: anyList,
  hsn: fc.constantFrom(null, "6204", "62114290"),
  stock: fc.integer({ min: 0, max: 1_000_000 }),
  isArchived: fc.boolean(),
});

describe("an exported file", () => {
  it("imported again changes nothing: the next export has the same bytes, for any texts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStoredProduct, { minLength: 1, maxLength: 5 }), async (products) => {
        await sql("delete from stock_units");
        await sql("delete from products");
        for (const product of products)
          await sql(
            `with added as (insert into products (title, description, price, category, materials, available_sizes,
                 available_colors, hsn, archived_at)
               values ($1, $2, $3, 'party', $4, $5, $6, $7, case when $8 then now() end) returning id)
             insert into stock_units (product_id, stock) select id, $9 from added`,
            [
              product.title,
              product.description,
              product.price,
              product.materials,
              product.sizes,
              product.colors,
              product.hsn,
              product.isArchived,
              product.stock,
            ],
          );
        const file = await calls.exported();
        const checked = await calls.importFile(file);
        expect(checked).toMatchObject({
          status: "READY",
          changedCount: 0,
          addedCount: 0,
          problemCount: 0,
          unchangedCount: products.length,
        });
        expect(await calls.exported()).toBe(file);
      }),
      { numRuns: 25 },
    );
  });

  it("has no cell that a spreadsheet runs as a formula", async () => {
    await sql("delete from stock_units");
    await sql("delete from products");
    await aProduct({
      title: '=HYPERLINK("http://example.com")',
      description: "@home",
      materials: ["-cotton"],
    });
    const file = await calls.exported();
    expect(file).toContain(`"'=HYPERLINK(""http://example.com"")",'@home,`);
    expect(file).toContain(",'-cotton,");
    expect(file.startsWith("\ufeffid,handle,title,")).toBe(true);
  });

  it("names pictures in a way that an import leaves unchanged", async () => {
    await sql("delete from stock_units");
    await sql("delete from products");
    await aProduct({ pictures: 2 });
    const file = await calls.exported();
    expect(file).toMatch(/\/media\/[0-9a-f]{32}\/\d+\.webp\\?, /);
    expect(await calls.importFile(file)).toMatchObject({
      unchangedCount: 1,
      changedCount: 0,
      problemCount: 0,
    });
  });

  it("is for the holder of a link that works for some minutes", async () => {
    const { data } = await testShop.gql<{ productExportLink: { url: string } }>(
      "{ productExportLink { url } }",
      {},
      admin.token,
    );
    const forged = data.productExportLink.url.replace(/token=export/, "token=expert");
    expect(await calls.download(forged)).toMatchObject({ status: 404 });
    expect(await calls.download("/product-files?token=x")).toMatchObject({ status: 404 });
    expect(await calls.download("/product-files")).toMatchObject({ status: 404 });
  });
});
