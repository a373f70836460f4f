import { expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

type Codes = { size: string | null; color: string | null; sku: string; barcode: string | null };

const codesOf = (productId: string) =>
  sql<Codes>("select size, color, sku, barcode from product_variants where product_id = $1 order by sku", [
    productId,
  ]);

/** A file with the codes of products, and its check. */
const checkCodes = (rows: readonly (readonly [id: string, codes: string])[]) =>
  calls.importFile(["id,codes", ...rows.map(([id, codes]) => `${id},"${codes}"`)].join("\n"));

const aKurta = async () => {
  const { id } = await aProduct({ title: "Ajrakh Kurta", sizes: ["L", "M"], colors: ["Rust"] });
  const [large, medium] = await codesOf(id);
  if (!large || !medium) throw new Error("The product has no codes.");
  return { id, large, medium };
};

it("sets the SKUs and barcodes of a product until it is undone", async () => {
  const { id, large, medium } = await aKurta();
  const checked = await checkCodes([[id, "m, rust: my-m 4006381333931"]]);
  expect(checked.rows.nodes[0]?.changes).toEqual({
    codes: {
      before: `L, Rust: ${large.sku}; M, Rust: ${medium.sku}`,
      after: `L, Rust: ${large.sku}; M, Rust: MY-M 4006381333931`,
    },
  });
  expect((await calls.apply(checked.id)).status).toBe("APPLIED");
  expect(await codesOf(id)).toEqual([large, { ...medium, sku: "MY-M", barcode: "4006381333931" }]);
  expect((await calls.apply((await calls.checkUndo(checked.id)).id)).status).toBe("APPLIED");
  expect(await codesOf(id)).toEqual([large, medium]);
});

it("is audited with the codes before and after", async () => {
  const { id, medium } = await aKurta();
  await calls.apply((await checkCodes([[id, "M, Rust: AUDITED-M 12345670"]])).id);
  const audit = await sql("select action, changes from audit_entries where subject_id = $1", [id]);
  expect(audit).toEqual([
    {
      action: "importProducts",
      changes: {
        "sku: M, Rust": { before: medium.sku, after: "AUDITED-M" },
        "barcode: M, Rust": { before: null, after: "12345670" },
      },
    },
  ]);
});

it("adds a product with its codes, the others being made", async () => {
  const file = `handle,title,description,price,category,availableSizes,availableColors,codes
kurta-1,Kurta,Woven.,900,casuals,"S, M",,"S: OWN-S"
belt-1,Belt,Woven.,400,accessories,,,OWN-BELT 96385074`;
  const applied = await calls.apply((await calls.importFile(file)).id);
  const [kurta, belt] = applied.rows.nodes.map(({ productId }) => productId ?? "");
  expect(await codesOf(kurta ?? "")).toEqual([
    { size: "M", color: null, sku: expect.stringMatching(/^KUR-\d+-M$/) as string, barcode: null },
    { size: "S", color: null, sku: "OWN-S", barcode: null },
  ]);
  expect(await codesOf(belt ?? "")).toEqual([
    { size: null, color: null, sku: "OWN-BELT", barcode: "96385074" },
  ]);
});

it("writes, reads and undoes colours and barcodes that have the signs of the cell", async () => {
  const { id } = await aProduct({ sizes: ["M", "L"], colors: ["Red; dark"] });
  await sql("update product_variants set barcode = 'LOT: 5;\\B' where product_id = $1 and size = 'L'", [id]);
  const before = await codesOf(id);
  const checked = await checkCodes([[id, "M, red\\; dark: MY-M A; 1"]]);
  expect(checked.rows.nodes[0]?.problem).toContain('"1" is not a size and colour');
  const escaped = await checkCodes([[id, "M, red\\; dark: MY-M A\\; 1"]]);
  expect((await calls.apply(escaped.id)).status).toBe("APPLIED");
  expect(await codesOf(id)).toEqual([
    ...before.filter(({ size }) => size === "L"),
    { size: "M", color: "Red; dark", sku: "MY-M", barcode: "A; 1" },
  ]);
  expect((await calls.apply((await calls.checkUndo(escaped.id)).id)).status).toBe("APPLIED");
  expect(await codesOf(id)).toEqual(before);
});

it("sets the codes of a size that is offered, not of an earlier one in other letters", async () => {
  const { id } = await aProduct({ sizes: ["M"], colors: [] });
  await sql("update product_variants set size = 'm', sku = 'OLD-M' where product_id = $1", [id]);
  await sql("insert into product_variants (product_id, size, sku) values ($1, 'M', 'SIZE-M')", [id]);
  const checked = await checkCodes([[id, "M: NEW-SIZE"]]);
  expect((await calls.apply(checked.id)).status).toBe("APPLIED");
  expect(await codesOf(id)).toEqual([
    { size: "M", color: null, sku: "NEW-SIZE", barcode: null },
    { size: "m", color: null, sku: "OLD-M", barcode: null },
  ]);
});

it.each([
  ["XL, Rust: A-1", '"XL, Rust: A-1" is not a size and colour of the product with its SKU'],
  ["A-1", '"A-1" is not a size and colour'],
  ["M, Rust: A 4006381333932", "barcode: 4006381333932 is not a barcode: its last digit would be 1."],
  ["M, Rust: А-1", "sku: An SKU has letters A to Z"],
  ["M, Rust: A-1; L, Rust: A-1", "The cell has the code A-1 twice."],
  ["M, Rust: A-1; m, rust: A-2", "The cell has two SKUs for M, Rust."],
  ["M, Rust: =1+1", "sku: An SKU has letters A to Z"],
])("names the problem of the cell %s", async (codes, problem) => {
  const { id } = await aKurta();
  const checked = await checkCodes([[id, codes]]);
  expect(checked.rows.nodes[0]?.problem).toContain(problem);
});

it("finds a code of another product", async () => {
  const [one, other] = [await aKurta(), await aKurta()];
  const checked = await checkCodes([
    [one.id, `M, Rust: ${other.medium.sku.toLowerCase()}`],
    [other.id, "M, Rust: NEW-1; L, Rust: NEW-2"],
  ]);
  expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([
    `codes: Another product has the code ${other.medium.sku}.`,
    null,
  ]);
  await sql("update product_variants set barcode = '4006381333931' where product_id = $1 and size = 'M'", [
    other.id,
  ]);
  const scanned = await checkCodes([[one.id, "M, Rust: NEW-3 400-6381 333931"]]);
  expect(scanned.rows.nodes.map(({ problem }) => problem)).toEqual([
    "codes: Another product has the code 4006381333931.",
  ]);
});

it("finds a code that two rows have", async () => {
  const [one, other] = [await aKurta(), await aKurta()];
  const doubled = await checkCodes([
    [one.id, "M, Rust: TWICE-1"],
    [other.id, "M, Rust: twice-1"],
  ]);
  expect(doubled.rows.nodes.map(({ problem }) => problem)).toEqual([
    null,
    "codes: Row 2 has the code TWICE-1 too.",
  ]);
});

it("is refused as a whole if a code was given to another product since its check", async () => {
  const [one, other] = [await aKurta(), await aKurta()];
  const checked = await checkCodes([[one.id, "M, Rust: LATE-1"]]);
  await sql("update product_variants set sku = 'LATE-1' where product_id = $1 and size = 'L'", [other.id]);
  expect(await calls.apply(checked.id)).toMatchObject({
    status: "REFUSED",
    problem: "LATE-1 is already a code of Ajrakh Kurta, L, Rust.",
  });
  expect(await codesOf(one.id)).toEqual([one.large, one.medium]);
});
