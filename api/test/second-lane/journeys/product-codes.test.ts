import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeMissingSkus } from "../../../src/features/catalogue/make-skus.command.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { variantCodesOf } from "../../support/variant-codes.ts";

const testShop = await openTestShop();
const { sql, shop, aProduct } = testShop;
const admin = await testShop.anAdmin();
const { aKurta, changeCodes, offer, skusOf, variantsOf } = variantCodesOf(testShop, admin);

describe("the SKU of a size and colour", () => {
  it("is made with the product", async () => {
    const { medium, large } = await aKurta();
    expect(medium.sku).toMatch(/^KUR-\d{4}-M-RST$/);
    expect(large.sku).toBe(medium.sku.replace("-M-", "-L-"));
  });

  it("stays when others come and go", async () => {
    const { id, medium, large } = await aKurta();
    await offer(id, { availableSizes: ["S", "M"], availableColors: ["Rust", "Rosette"] });
    expect(await skusOf(id)).toEqual([
      medium.sku.replace("-M-", "-S-"),
      `${medium.sku.replace("-M-", "-S-")}-2`,
      medium.sku,
      `${medium.sku}-2`,
    ]);
    await offer(id, { availableSizes: ["L"], availableColors: ["Rust"] });
    expect(await skusOf(id)).toEqual([large.sku]);
  });

  it("is made once for a product of an earlier version, also when two ask at the same time", async () => {
    const { id } = await aProduct({ sizes: ["S"], colors: [] });
    await sql("delete from product_variants where product_id = $1", [id]);
    await sql("update products set sku_prefix = null where id = $1", [id]);
    await Promise.all([makeMissingSkus(shop), makeMissingSkus(shop), variantsOf(id)]);
    expect(await skusOf(id)).toHaveLength(1);
    expect(await sql("select from products where sku_prefix is null")).toEqual([]);
  });

  it("can be the shopkeeper's own, in capital letters", async () => {
    const { id, medium } = await aKurta();
    expect(
      await changeCodes(id, [{ of: medium, sku: "my-kurta.m", barcode: "400-6381 333931" }]),
    ).toBeUndefined();
    const [variant = medium] = await variantsOf(id);
    expect(variant).toMatchObject({ sku: "MY-KURTA.M", barcode: "4006381333931" });
    expect(await changeCodes(id, [{ of: variant, barcode: null }])).toBeUndefined();
  });

  it("is audited with the codes before and after", async () => {
    const { id, medium } = await aKurta();
    await changeCodes(id, [{ of: medium, sku: "AUDITED.M", barcode: "9638-5074" }]);
    const [entry] = await sql<{ action: string; changes: object }>(
      "select action, changes from audit_entries where subject_id = $1 order by id desc limit 1",
      [id],
    );
    expect(entry).toEqual({
      action: "changeVariantCodes",
      changes: {
        "sku: M, Rust": { before: medium.sku, after: "AUDITED.M" },
        "barcode: M, Rust": { before: null, after: "96385074" },
      },
    });
    await changeCodes(id, [{ of: (await variantsOf(id))[0] ?? medium, barcode: null }]);
  });

  it("may be exchanged with another one, or taken from a size that is gone", async () => {
    const { id, medium, large } = await aKurta();
    expect(
      await changeCodes(id, [
        { of: medium, sku: large.sku },
        { of: large, sku: medium.sku },
      ]),
    ).toBeUndefined();
    expect(await skusOf(id)).toEqual([large.sku, medium.sku]);
    await offer(id, { availableSizes: ["M"] });
    const [left] = await variantsOf(id);
    if (!left) throw new Error("No size is left.");
    expect(await changeCodes(id, [{ of: left, sku: medium.sku }])).toBeUndefined();
    expect(await skusOf(id)).toEqual([medium.sku]);
  });

  it.each([
    [{ sku: "a b" }, "SKU_INVALID"],
    [{ sku: "КUR-1" }, "SKU_INVALID"],
    [{ sku: "<script>" }, "SKU_INVALID"],
    [{ sku: "" }, "SKU_INVALID"],
    [{ sku: "A".repeat(300) }, "SKU_INVALID"],
    [{ barcode: "4006381333932" }, "BARCODE_INVALID"],
    [{ barcode: "🌸" }, "BARCODE_INVALID"],
  ])("is refused: %j", async (change, code) => {
    const { id, medium } = await aKurta();
    expect(await changeCodes(id, [{ of: medium, ...change }])).toMatchObject({ code, variantId: medium.id });
    expect((await variantsOf(id))[0]).toEqual(medium);
  });

  it("is refused if another product has it, as SKU or as barcode", async () => {
    const [one, other] = [await aKurta(), await aKurta()];
    expect(await changeCodes(one.id, [{ of: one.medium, sku: other.large.sku }])).toMatchObject({
      code: "SKU_TAKEN",
      message: `${other.large.sku} is already a code of Ajrakh Kurta, L, Rust.`,
    });
    expect(await changeCodes(one.id, [{ of: one.medium, barcode: other.large.sku }])).toMatchObject({
      code: "BARCODE_TAKEN",
    });
    expect(await variantsOf(one.id)).toEqual([one.medium, one.large]);
  });

  it("is refused if the request has it twice", async () => {
    const { id, medium, large } = await aKurta();
    expect(
      await changeCodes(id, [
        { of: medium, barcode: "96385074" },
        { of: large, barcode: "9638 5074" },
      ]),
    ).toMatchObject({
      code: "BARCODE_TAKEN",
      message: "Two sizes or colours would have the barcode 96385074.",
    });
    expect(await variantsOf(id)).toEqual([medium, large]);
  });

  it("is of one of two products to which two admins give it at once", async () => {
    const [one, other] = [await aKurta(), await aKurta()];
    const outcomes = await Promise.all([
      changeCodes(one.id, [{ of: one.medium, sku: "BOTH-1" }]),
      changeCodes(other.id, [{ of: other.medium, sku: "BOTH-1" }]),
    ]);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== undefined)).toMatchObject({ code: "SKU_TAKEN" });
  });

  it("does not overwrite the one that another admin has set since", async () => {
    const { id, medium } = await aKurta();
    await changeCodes(id, [{ of: medium, sku: "THEIRS-1" }]);
    expect(await changeCodes(id, [{ of: medium, sku: "MINE-1" }])).toMatchObject({
      code: "CODE_CHANGED",
      field: "sku",
      message: `Another admin has changed ${medium.sku} to THEIRS-1 in the meantime.`,
    });
    expect((await skusOf(id))[0]).toBe("THEIRS-1");
  });

  it("is set once in a request", async () => {
    const { id, medium } = await aKurta();
    const twice = [medium, { ...medium, id: medium.id.toUpperCase() }].map((of, index) => ({
      of,
      sku: `Y-${index}`,
    }));
    expect(await changeCodes(id, twice)).toMatchObject({
      code: "BAD_INPUT",
      message: "Please name each size and colour once.",
    });
    expect((await skusOf(id))[0]).toBe(medium.sku);
  });

  it("is refused for a variant that the product does not have", async () => {
    const [one, other] = [await aKurta(), await aKurta()];
    for (const of of [other.medium, { ...one.medium, id: randomUUID() }])
      expect(await changeCodes(one.id, [{ of, sku: "X-1" }])).toMatchObject({ code: "VARIANT_NOT_FOUND" });
  });
});

describe("a new product", () => {
  const add = async (codes: object[], fields: object = {}, idempotencyKey: string = randomUUID()) =>
    testShop.gql<{ addProduct: { id: string } }>(
      `mutation($input: ProductInput!, $idempotencyKey: String) {
        addProduct(input: { product: $input, idempotencyKey: $idempotencyKey }) { id } }`,
      {
        input: {
          title: "Coded kurta",
          description: "With codes.",
          price: 900,
          category: "EVERYDAY",
          kind: "KURTA",
          availableSizes: ["M", "L"],
          availableColors: ["Rust"],
          codes,
          ...fields,
        },
        idempotencyKey,
      },
      admin.token,
    );
  const rust = (size: string, codes: object) => ({ size, color: "Rust", ...codes });

  it("has the typed codes beside made ones", async () => {
    const codes = [rust("L", { sku: "typed-l", barcode: "400-6381 333948" })];
    const { data } = await add(codes);
    expect(await variantsOf(data.addProduct.id)).toMatchObject([
      { size: "M", sku: expect.stringMatching(/^KUR-\d{4}-M-RST$/), barcode: null },
      { size: "L", sku: "TYPED-L", barcode: "4006381333948" },
    ]);
  });

  it("is added once with its codes when the request is repeated", async () => {
    const [codes, key] = [[rust("L", { sku: "once-l" })], randomUUID()];
    const [first, second] = [await add(codes, {}, key), await add(codes, {}, key)];
    expect(second.data.addProduct.id).toBe(first.data.addProduct.id);
  });

  it.each([
    ["a SKU of another product", [rust("M", { sku: "held" })], "SKU_TAKEN", "codes.0.sku"],
    [
      "a SKU twice",
      [rust("M", { sku: "TWICE-1" }), rust("L", { sku: "twice-1" })],
      "SKU_TAKEN",
      "codes.1.sku",
    ],
    ["a SKU with spaces", [rust("M", {}), rust("L", { sku: "a b" })], "SKU_INVALID", "codes.1.sku"],
    [
      "a barcode with a wrong digit",
      [rust("M", { barcode: "4006381333932" })],
      "BARCODE_INVALID",
      "codes.0.barcode",
    ],
    ["a size that it does not have", [rust("XL", { sku: "XL-1" })], "VARIANT_NOT_FOUND", "codes.0"],
    ["a size twice", [rust("M", { sku: "M-1" }), rust("M", { sku: "M-2" })], "BAD_INPUT", "codes.1"],
    ["too many", Array.from({ length: 501 }, () => rust("M", {})), "BAD_INPUT", "codes"],
  ])("is not added with %s", async (_case, codes, code, field) => {
    const held = await aKurta();
    const holders = await sql("select from product_variants where sku = 'HELD'");
    if (holders.length === 0) await changeCodes(held.id, [{ of: held.medium, sku: "HELD" }]);
    const title = `Refused ${randomUUID()}`;
    const { errors } = await add(codes, { title });
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["field"]])).toEqual([
      [code, field],
    ]);
    expect(await sql("select from products where title = $1", [title])).toEqual([]);
  });
});
