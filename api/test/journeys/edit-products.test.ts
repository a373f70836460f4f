import { describe, expect, it } from "vitest";
import { changedFields, type ChangeTexts } from "../support/changed-fields.ts";
import { ADD_TO_CART } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, anAdmin, aProduct } = testShop;
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);

type AdminProduct = {
  id: string;
  version: number;
  title: string;
  price: number;
  category: string;
  stock: number;
  isArchived: boolean;
};

const fields = "id version title description price category materials availableSizes stock isArchived";

const ADD = `mutation($input: ProductInput!) { addProduct(input: { product: $input }) { ${fields} } }`;
const CHANGE = `mutation($id: ID!, $version: Int, $changes: ProductChanges!) {
  updateProduct(input: { id: $id, version: $version, changes: $changes }) { ${fields} } }`;
const ARCHIVE = `mutation($id: ID!, $version: Int!, $isArchived: Boolean!) {
  archiveProduct(input: { id: $id, version: $version, isArchived: $isArchived }) { ${fields} } }`;
const AUDIT = `query($id: ID!) { auditEntries(filter: { subject: PRODUCT, subjectId: $id }) {
  nodes { id userName channel action version changes { field before after } } } }`;
const REVERT = `mutation($id: ID!) { revertChange(id: $id) { ${fields} } }`;

type Conflict = { field: string; value: unknown; userName: string };
type ChangeRefusal = { extensions: { code: string; field?: string; conflicts?: Conflict[] } };

const add = async (changes: Record<string, unknown> = {}): Promise<AdminProduct> => {
  const always = { title: "Ikat dress", description: "Hand-woven.", price: 1499.5, category: "PARTY" };
  const input = { ...always, ...changes };
  return (await gql<{ addProduct: AdminProduct }>(ADD, { input }, admin.token)).data.addProduct;
};

const change = (id: string, version: number, changes: Record<string, unknown>, by = admin) =>
  gql<{ updateProduct: AdminProduct }>(CHANGE, { id, version, changes }, by.token);

const historyOf = async (id: string) => {
  type Entry = { id: string; action: string; changes: ChangeTexts[] };
  const { data } = await gql<{ auditEntries: { nodes: Entry[] } }>(AUDIT, { id }, admin.token);
  return data.auditEntries.nodes.map((entry) => ({ ...entry, changes: changedFields(entry.changes) }));
};

describe("a new product", () => {
  it("is in the shop at once, with 10 pieces if no stock is given", async () => {
    const product = await add({ availableSizes: [" S", "M ", ""], materials: ["silk"] });
    expect(product).toMatchObject({ version: 1, price: 1499.5, stock: 10, availableSizes: ["S", "M"] });
    const shown = await gql<{ product: object; products: { nodes: { id: string }[] } }>(
      "query($id: ID!) { product(id: $id) { title stock isNew } products(first: 1) { nodes { id } } }",
      { id: product.id },
    );
    expect(shown.data.product).toEqual({ title: "Ikat dress", stock: 10, isNew: true });
    expect(shown.data.products.nodes[0]?.id).toBe(product.id);
    const found = await gql<{ products: { nodes: object[] } }>(
      '{ products(filter: { text: "ikat" }) { nodes { title } } }',
    );
    expect(found.data.products.nodes).not.toEqual([]);
  });

  it.each([
    [{ title: " " }, "TITLE_NEEDED", "title"],
    [{ description: "" }, "DESCRIPTION_NEEDED", "description"],
    [{ price: 0 }, "PRICE_INVALID", "price"],
    [{ price: 1e9 }, "PRICE_INVALID", "price"],
    [{ stock: -5 }, "STOCK_INVALID", "stock"],
    [{ availableSizes: ["S", "s"] }, "LIST_DUPLICATE", "availableSizes"],
  ])("is refused with %j", async (changes, code, field) => {
    const count = () => sql<{ count: number }>("select count(*)::int from products");
    const before = await count();
    const input = { title: "T", description: "D", price: 1, category: "PARTY", ...changes };
    const response = await gql(ADD, { input }, admin.token);
    expect(response).toMatchObject({ code, errors: [{ extensions: { field } }] });
    expect(await count()).toEqual(before);
  });
});

describe("a change of a product", () => {
  it("changes the shop at once but not the stock", async () => {
    const { id } = await add({ stock: 3 });
    await sql("update stock_units set stock = 1 where product_id = $1", [id]);
    const { data } = await change(id, 1, { price: 999, title: "Ikat wrap dress" });
    expect(data.updateProduct).toMatchObject({ version: 2, price: 999, stock: 1 });
    const shown = await gql("query($id: ID!) { product(id: $id) { title price stock } }", { id });
    expect(shown.data).toEqual({ product: { title: "Ikat wrap dress", price: 999, stock: 1 } });
  });

  it("merges fields that only one of two admins changed", async () => {
    const { id } = await add();
    await change(id, 1, { title: "Title of Meera" });
    const { data } = await change(id, 1, { price: 700 }, otherAdmin);
    expect(data.updateProduct).toMatchObject({ version: 3, title: "Title of Meera", price: 700 });
  });

  it("is refused with the other admin's values if both changed the same field", async () => {
    const { id } = await add();
    await change(id, 1, { price: 900, category: "CASUALS", title: "Same title" });
    const refused = await change(
      id,
      1,
      { price: 800, category: "EVERYDAY", title: "Same title", description: "Soft." },
      otherAdmin,
    );
    const { extensions } = refused.errors[0] as unknown as ChangeRefusal;
    expect(extensions).toMatchObject({ code: "PRODUCT_CHANGED", version: 2 });
    expect(extensions.conflicts?.sort((one, other) => one.field.localeCompare(other.field))).toEqual([
      { field: "category", value: "CASUALS", userName: "Meera" },
      { field: "price", value: 900, userName: "Meera" },
    ]);
    const retried = await change(id, 2, { price: 800, description: "Soft." }, otherAdmin);
    expect(retried.data.updateProduct).toMatchObject({
      price: 800,
      category: "CASUALS",
      title: "Same title",
    });
  });

  it("without a difference writes neither a version nor an entry", async () => {
    const { id } = await add();
    const { data } = await change(id, 1, { title: "Ikat dress", price: 1499.5 });
    expect(data.updateProduct.version).toBe(1);
    expect(await historyOf(id)).toHaveLength(1);
  });

  it.each([0, 2, -1])("with the version %d, which does not exist, is refused", async (version) => {
    const { id } = await add();
    expect(await change(id, version, { price: 5 })).toMatchObject({ code: "BAD_INPUT" });
  });

  it("reaches open carts: the new price is charged", async () => {
    const shopper = await aShopper();
    const { id } = await add();
    await gql(ADD_TO_CART, { input: { productId: id } }, shopper.token);
    await change(id, 1, { price: 500 });
    const cart = await gql<{ cart: { lines: { price: number; isListed: boolean }[] } }>(
      "{ cart { lines { price isListed } } }",
      {},
      shopper.token,
    );
    expect(cart.data.cart.lines).toEqual([{ price: 500, isListed: true }]);
    await gql(ARCHIVE, { id, version: 2, isArchived: true }, admin.token);
    const after = await gql<{ cart: { lines: object[] } }>(
      "{ cart { lines { isListed } } }",
      {},
      shopper.token,
    );
    expect(after.data.cart.lines).toEqual([{ isListed: false }]);
  });
});

describe("an archived product", () => {
  it("is gone from the shop until it comes back", async () => {
    const { id } = await add({ title: "Zari belt" });
    await gql(ARCHIVE, { id, version: 1, isArchived: true }, admin.token);
    const inShop = () => gql("query($id: ID!) { product(id: $id) { id } }", { id });
    expect(await inShop()).toMatchObject({ code: "PRODUCT_NOT_FOUND" });
    const read = await gql<{ adminProduct: AdminProduct }>(
      "query($id: ID!) { adminProduct(id: $id) { isArchived version } }",
      { id },
      admin.token,
    );
    expect(read.data.adminProduct).toEqual({ isArchived: true, version: 2 });
    await gql(ARCHIVE, { id, version: 2, isArchived: false }, admin.token);
    expect((await inShop()).code).toBeUndefined();
  });

  it("is a field like any other in changes or conflicts", async () => {
    const { id } = await add();
    await change(id, 1, { price: 900, isArchived: true });
    expect((await historyOf(id))[0]).toMatchObject({
      action: "CHANGE_PRODUCT",
      changes: { isArchived: { before: false, after: true }, price: { before: 1499.5, after: 900 } },
    });
    await change(id, 2, { isArchived: false }, otherAdmin);
    const refused = await change(id, 1, { isArchived: true });
    expect((refused.errors[0] as unknown as ChangeRefusal).extensions).toMatchObject({
      code: "PRODUCT_CHANGED",
      conflicts: [{ field: "isArchived", value: false, userName: "Kavya" }],
    });
  });
});

describe("the history of a product", () => {
  it("names each field with its values before and after, prices in rupees", async () => {
    const { id } = await add();
    await change(id, 1, { price: 1200, availableColors: ["Rust"] });
    expect((await historyOf(id))[0]).toMatchObject({
      action: "CHANGE_PRODUCT",
      userName: "Meera",
      channel: "PAGE",
      changes: {
        price: { before: 1499.5, after: 1200 },
        availableColors: { before: [], after: ["Rust"] },
      },
    });
  });

  it("takes back a single change without the later ones", async () => {
    const { id } = await add();
    await change(id, 1, { price: 1200, title: "Other title" });
    await change(id, 2, { description: "Later." });
    const [, second] = await historyOf(id);
    const { data } = await gql<{ revertChange: AdminProduct }>(REVERT, { id: second?.id }, admin.token);
    expect(data.revertChange).toMatchObject({
      version: 4,
      price: 1499.5,
      title: "Ikat dress",
      description: "Later.",
    });
  });

  it("does not take back a change whose field was changed again, nor a new product", async () => {
    const { id } = await add();
    await change(id, 1, { price: 1200 });
    await change(id, 2, { price: 1300 });
    const [, second, first] = await historyOf(id);
    const later = await gql(REVERT, { id: second?.id }, admin.token);
    expect(later).toMatchObject({ code: "PRODUCT_CHANGED" });
    expect(later.errors).toMatchObject([{ extensions: { conflicts: [{ field: "price", value: 1300 }] } }]);
    expect(await gql(REVERT, { id: first?.id }, admin.token)).toMatchObject({
      code: "CHANGE_NOT_REVERTIBLE",
    });
    expect(await gql(REVERT, { id }, admin.token)).toMatchObject({ code: "CHANGE_NOT_FOUND" });
  });
});

describe("a copy of a product", () => {
  it("is archived without pieces at first", async () => {
    const { id } = await aProduct({ title: "Kota dupatta", price: 650, sizes: ["S"], stock: 4 });
    const { data } = await gql<{ duplicateProduct: AdminProduct }>(
      `mutation($id: ID!) { duplicateProduct(input: { id: $id }) { ${fields} } }`,
      { id },
      admin.token,
    );
    expect(data.duplicateProduct).toMatchObject({
      title: "Copy of Kota dupatta",
      price: 650,
      stock: 0,
      isArchived: true,
    });
  });
});
