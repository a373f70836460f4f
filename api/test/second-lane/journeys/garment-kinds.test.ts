import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, sql, aProduct, anAdmin } = testShop;
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);
const calls = batchCalls(testShop, admin.token);

type Edited = { id: string; version: number; title: string; kind: string };

const ADD =
  "mutation($input: ProductInput!) { addProduct(input: { product: $input }) { id version title kind } }";
const CHANGE = `mutation($id: ID!, $version: Int, $changes: ProductChanges!) {
  updateProduct(input: { id: $id, version: $version, changes: $changes }) { id version title kind } }`;
const COPY = "mutation($id: ID!) { duplicateProduct(input: { id: $id }) { id kind } }";

const add = async (title: string, kind?: string): Promise<Edited> => {
  const input = { title, description: "Hand-woven.", price: 1499, category: "PARTY", kind };
  const { data, errors } = await gql<{ addProduct: Edited }>(ADD, { input }, admin.token);
  expect(errors).toEqual([]);
  return data.addProduct;
};

const change = (id: string, version: number, changes: object, by = admin) =>
  gql<{ updateProduct: Edited }>(CHANGE, { id, version, changes }, by.token);

const kindOf = async (id: string): Promise<string | undefined> => {
  const [row] = await sql<{ kind: string }>("select kind from products where id = $1", [id]);
  return row?.kind;
};

describe("the kind of garment", () => {
  it.each([
    ["Mul Cotton Daybreak Kurta", "KURTA"],
    ["Ajrakh Straight Kurta Dress", "KURTA"],
    ["Hand-Block Flared Anarkali Dress", "ANARKALI"],
    ["Dupatta-Drape Georgette Gown", "SAREE_GOWN"],
    ["Banarasi Tissue Lehenga Skirt", "SKIRT"],
    ["Mul Stripe Lounge Palazzo Co-ord", "CO_ORD"],
    ["Kalamkari Wide Culottes", "TROUSERS"],
    ["Silk-Thread Wrapped Bangle Set", "BANGLES"],
    ["Brocade Obi Sash Belt", "BELT"],
    ["Temple Bell Gold-Plated Jhumkas", "JHUMKA"],
    ["Sanganeri Floral Shirt Dress", "DRESS"],
    ["A stopped clock", "OTHER"],
  ])("is named by a word of the title: %s", async (title, kind) => {
    expect((await add(title)).kind).toBe(kind);
  });

  it("is set by the form", async () => {
    const product = await add("Ikat kurta", "TOP");
    expect(product.kind).toBe("TOP");
    expect(
      (await change(product.id, 1, { kind: "DRESS", title: "Ikat jhumka" })).data.updateProduct.kind,
    ).toBe("DRESS");
  });

  it("is changed in bulk", async () => {
    const [product, other] = [await add("Ikat kurta", "DRESS"), await aProduct({ title: "Silk scarf" })];
    const checked = await calls.checkBulk([product.id, other.id], { kind: "BLAZER" });
    expect(checked.rows.nodes.map(({ changes }) => changes["kind"])).toEqual([
      { before: "DRESS", after: "BLAZER" },
      { before: "SCARF", after: "BLAZER" },
    ]);
    const { id: batchId } = await calls.apply(checked.id);
    const audit = await sql("select changes from audit_entries where batch_id = $1 and subject_id = $2", [
      batchId,
      other.id,
    ]);
    expect(audit).toEqual([{ changes: { kind: { before: "scarf", after: "blazer" } } }]);
  });

  it("is copied with its product", async () => {
    const { id } = await add("Ikat kurta", "BLAZER");
    const { data } = await gql<{ duplicateProduct: Edited }>(COPY, { id }, admin.token);
    expect(data.duplicateProduct.kind).toBe("BLAZER");
  });

  it("is merged with another admin's change", async () => {
    const { id } = await add("Ikat kurta");
    await change(id, 1, { kind: "DRESS" });
    const merged = await change(id, 1, { title: "Ikat kurta in blue" }, otherAdmin);
    expect(merged.data.updateProduct).toMatchObject({ kind: "DRESS", title: "Ikat kurta in blue" });
  });

  it("is refused if another admin has changed it", async () => {
    const { id } = await add("Ikat kurta");
    await change(id, 1, { kind: "DRESS" });
    const refused = await change(id, 1, { kind: "TOP" }, otherAdmin);
    expect(refused.code).toBe("PRODUCT_CHANGED");
    expect(await kindOf(id)).toBe("dress");
  });

  it("is read from an imported file unless it is unknown", async () => {
    const { id } = await add("Ikat kurta");
    const file = [
      "id,handle,title,description,price,category,kind",
      `${id},,Ikat kurta,Hand-woven.,1499,party,saree_gown`,
      ",new-one,New belt,A belt.,500,accessories,",
      ",new-two,New bag,A bag.,500,accessories,spaceship",
    ].join("\n");
    const checked = await calls.importFile(file);
    expect(
      checked.rows.nodes.map(({ changes, problem }) => changes["kind"]?.after ?? problem ?? "none"),
    ).toEqual(["SAREE_GOWN", "none", expect.stringContaining("This is not a kind of garment.")]);
  });

  it("is chosen by the title for a product that REST adds", async () => {
    const product = { title: "Brass kada", description: "A bangle.", price: 300, category: "accessories" };
    const { body } = await rest<{ _id: string }>("POST", "/api/products", product, admin.token);
    expect(await kindOf(body._id)).toBe("bangles");
  });
});
