import { describe, expect, it } from "vitest";
import { Channel } from "../src/features/audit/audit.rules.ts";
import { updateProduct } from "../src/features/product-admin/update-product.command.ts";
import { documentedFields, keysOf, type Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop, gql, rest, sql, aProduct, aShopper, anAdmin, anOrder, stockOf } = await openTestShop();
const [admin, otherAdmin, shopper] = await Promise.all([anAdmin(), anAdmin(), aShopper()]);

const aNewProduct = (changes: Json = {}): Json => ({
  title: "Ajrakh dress",
  description: "Block-printed by hand.",
  price: 1299.5,
  category: "everyday",
  materials: ["cotton"],
  availableColors: ["Indigo"],
  availableSizes: ["S", "M"],
  ...changes,
});

describe("POST /products", () => {
  it("adds a product for the admin, with 10 pieces by default", async () => {
    const { status, body } = await rest<Json>("POST", "/api/products", aNewProduct(), admin.token);
    expect(status).toBe(201);
    expect(keysOf(body)).toBe(documentedFields.product);
    expect(body).toMatchObject({ ...aNewProduct(), stock: 10 });
    const shown = await rest<Json>("GET", `/api/products/${String(body["_id"])}`);
    expect(shown.body).toMatchObject(aNewProduct());
    expect(await sql("select channel from audit_entries where subject_id = $1", [body["_id"]])).toEqual([
      { channel: "rest" },
    ]);
  });

  it.each([
    [undefined, 401],
    [shopper.token, 403],
  ])("is for the admin alone", async (token, status) => {
    expect(await rest("POST", "/api/products", aNewProduct(), token)).toMatchObject({ status });
  });

  it.each([
    [{ title: undefined }, "TITLE_NEEDED", "title"],
    [{ description: "" }, "DESCRIPTION_NEEDED", "description"],
    [{ price: "abc" }, "PRICE_INVALID", "price"],
    [{ price: -1 }, "PRICE_INVALID", "price"],
    [{ price: 12.345 }, "PRICE_INVALID", "price"],
    [{ category: "shoes" }, "BAD_INPUT", "category"],
    [{ stock: 1.5 }, "STOCK_INVALID", "stock"],
    [{ stock: -5 }, "STOCK_INVALID", "stock"],
    [{ stock: "" }, "STOCK_INVALID", "stock"],
    [{ availableSizes: "" }, "FIELD_MISTYPED", "availableSizes"],
    [{ availableSizes: "S, M" }, "FIELD_MISTYPED", "availableSizes"],
    [{ availableSizes: ["S", "s"] }, "LIST_DUPLICATE", "availableSizes"],
  ])("refuses %j", async (changes, code, field) => {
    const response = await rest("POST", "/api/products", aNewProduct(changes), admin.token);
    expect(response).toMatchObject({ status: 400, body: { code, field } });
  });
});

describe("GET /admin/products", () => {
  it("lists every product for the admin, archived ones too, newest first", async () => {
    const older = await aProduct({ pictures: 1 });
    const newer = await aProduct({ archived: true });
    const { status, body, headers } = await rest<Json[]>(
      "GET",
      "/api/admin/products?limit=2",
      undefined,
      admin.token,
    );
    expect(status).toBe(200);
    expect(body.map(({ _id }) => _id)).toEqual([newer.id, older.id]);
    for (const product of body) expect(keysOf(product)).toBe(documentedFields.product);
    const next = /<http:\/\/[^/]+(\/[^>]+)>; rel="next"/.exec(String(headers["link"]))?.[1] ?? "";
    const second = await rest<Json[]>("GET", next, undefined, admin.token);
    expect(second.status).toBe(200);
    expect(second.body.map(({ _id }) => _id)).not.toContain(newer.id);
  });

  it("is for the admin alone", async () => {
    expect(await rest("GET", "/api/admin/products")).toMatchObject({ status: 401 });
    expect(await rest("GET", "/api/admin/products", undefined, shopper.token)).toMatchObject({ status: 403 });
  });

  it("is what a later PUT of the same token is compared with", async () => {
    const { id } = await aProduct({ price: 700, stock: 10 });
    await rest("GET", "/api/admin/products?limit=5", undefined, admin.token);
    await anOrder({ shopper, lines: [{ productId: id, quantity: 2 }] });
    await rest("PUT", `/api/admin/products/${id}`, { title: "Other", stock: 10 }, admin.token);
    expect(await stockOf(id)).toBe(8);
  });
});

describe("PUT /admin/products/{id}", () => {
  const put = (id: string, body: Json, by = admin) =>
    rest<Json>("PUT", `/api/admin/products/${id}`, body, by.token);

  it("changes only the given fields", async () => {
    const { id } = await aProduct({ price: 700, stock: 5 });
    const { status, body } = await put(id, { price: 650, title: "New title" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ price: 650, title: "New title", stock: 5 });
    expect(keysOf(body)).toBe(documentedFields.product);
  });

  it("fetches no picture but another one than its own", async () => {
    const { id } = await aProduct({ pictures: 2, price: 700 });
    const { body } = await put(id, { price: 710 });
    const picturesOf = () =>
      sql("select media_key from product_pictures where product_id = $1 order by position", [id]);
    const before = await picturesOf();
    const again = await put(id, { imageUrl: body["imageUrl"], price: 720 });
    expect(again.body).toMatchObject({ price: 720, images: body["images"] });
    const refused = await put(id, { imageUrl: "https://127.0.0.1/x.jpg", price: 730 });
    expect(refused.body).toMatchObject({ code: "PICTURE_URL_REFUSED", field: "imageUrl" });
    expect(await picturesOf()).toEqual(before);
    expect((await put(id, { title: "Title" })).body["price"]).toBe(720);
  });

  it("does not undo a sale: the stock is compared with the number that this token last read", async () => {
    const { id } = await aProduct({ price: 700, stock: 10 });
    const { body } = await put(id, { price: 710 });
    expect(body["stock"]).toBe(10);
    await anOrder({ shopper, lines: [{ productId: id, quantity: 3 }] });
    await put(id, { title: "Same stock", stock: 10 });
    expect(await stockOf(id)).toBe(7);
    await anOrder({ shopper, lines: [{ productId: id, quantity: 1 }] });
    expect((await put(id, { stock: 12 })).body["stock"]).toBe(11);
    expect(await stockOf(id)).toBe(11);
  });

  it("asks for a new count if the difference is more than the pieces that are left", async () => {
    const { id } = await aProduct({ price: 700, stock: 5 });
    await put(id, { title: "Read" });
    await anOrder({ shopper: await aShopper(), lines: [{ productId: id, quantity: 3 }] });
    const refused = await put(id, { stock: 0 });
    expect(refused).toMatchObject({ status: 409, body: { code: "STOCK_CHANGED", field: "stock", stock: 2 } });
    expect((await put(id, { stock: 2 })).body["stock"]).toBe(2);
    expect((await put(id, { stock: 0 })).body["stock"]).toBe(0);
  });

  it("books a difference once, if the same change comes again before the response is read", async () => {
    const { id } = await aProduct({ stock: 10 });
    await put(id, { title: "Read" });
    const [read] = await sql<{ sessionId: string }>(
      `select session_id as "sessionId" from product_reads where product_id = $1`,
      [id],
    );
    const author = { userId: admin.id, name: admin.name, channel: Channel.REST };
    const change = {
      id,
      sessionId: read?.sessionId ?? "",
      changes: {},
      stock: 7,
      action: "changeProduct" as const,
    };
    await updateProduct(shop, author, change);
    await updateProduct(shop, author, change);
    expect(await stockOf(id)).toBe(7);
  });

  it("books nothing for a repeated request whose response was lost, also after a sale", async () => {
    const { id } = await aProduct({ price: 700, stock: 10 });
    await put(id, { title: "Read" });
    await anOrder({ shopper: await aShopper(), lines: [{ productId: id, quantity: 3 }] });
    expect((await put(id, { stock: 12 })).body["stock"]).toBe(9);
    expect((await put(id, { stock: 12 })).body["stock"]).toBe(9);
    expect((await put(id, { title: "Other" })).body["stock"]).toBe(9);
    expect((await put(id, { stock: 12 })).body["stock"]).toBe(9);
    expect((await put(id, { stock: 11 })).body["stock"]).toBe(11);
  });

  it("books the same number anew once the product was read again", async () => {
    const { id } = await aProduct({ price: 700, stock: 10 });
    await put(id, { title: "Read" });
    expect((await put(id, { stock: 12 })).body["stock"]).toBe(12);
    await anOrder({ shopper: await aShopper(), lines: [{ productId: id, quantity: 3 }] });
    await rest("GET", "/api/admin/products", undefined, admin.token);
    expect((await put(id, { stock: 12 })).body["stock"]).toBe(12);
  });

  it("leaves the order of another admin when the picture URL that it read comes back", async () => {
    const { id } = await aProduct({ pictures: 2 });
    const { body } = await put(id, { title: "Read" });
    const pictureIds = async () =>
      (
        await sql<{ id: string }>("select id from product_pictures where product_id = $1 order by position", [
          id,
        ])
      ).map((picture) => picture.id);
    const [first = "", second = ""] = await pictureIds();
    await gql(
      `mutation($id: ID!, $ids: [ID!]!) {
        orderProductPictures(input: { productId: $id, version: 2, pictureIds: $ids }) { id } }`,
      { id, ids: [second, first] },
      otherAdmin.token,
    );
    const seen = { imageUrl: body["imageUrl"] };
    expect(await put(id, { ...seen, title: "Moved" })).toMatchObject({ status: 200 });
    expect(await pictureIds()).toEqual([second, first]);
  });

  it("counts the typed number for a token that has read nothing", async () => {
    const { id } = await aProduct({ stock: 10 });
    expect((await put(id, { stock: 4 }, otherAdmin)).body["stock"]).toBe(4);
  });

  it("refuses only a field that another admin changed since the read", async () => {
    const { id, title } = await aProduct({ price: 700 });
    const whole = { title, price: 700, description: "A dress for every day." };
    await put(id, { price: 701 });
    await put(id, { price: 700 });
    await put(id, { title: "Title of the other", price: 900 }, otherAdmin);
    expect((await put(id, { ...whole, description: "Soft." })).body).toMatchObject({
      title: "Title of the other",
      price: 900,
      description: "Soft.",
    });
    await put(id, { price: 950 }, otherAdmin);
    expect(await put(id, { price: 800 })).toMatchObject({ status: 409, body: { code: "PRODUCT_CHANGED" } });
  });

  it.each([
    [{ title: "" }, "TITLE_NEEDED", "title"],
    [{ category: "" }, "BAD_INPUT", "category"],
    [{ price: "" }, "PRICE_INVALID", "price"],
    [{ stock: "" }, "STOCK_INVALID", "stock"],
    [{ availableSizes: "" }, "FIELD_MISTYPED", "availableSizes"],
    [{ price: "abc" }, "PRICE_INVALID", "price"],
    [{ stock: 1.5 }, "STOCK_INVALID", "stock"],
    [{ category: "shoes" }, "BAD_INPUT", "category"],
  ])("refuses %j", async (body, code, field) => {
    const { id } = await aProduct({ sizes: ["S", "M"] });
    expect(await put(id, body)).toMatchObject({ status: 400, body: { code, field } });
    expect((await rest("GET", `/api/products/${id}`)).body).toMatchObject({ availableSizes: ["S", "M"] });
  });

  it("is for the admin alone", async () => {
    const { id } = await aProduct();
    expect(await put(id, { price: 1 }, shopper)).toMatchObject({ status: 403 });
    expect(await rest("PUT", `/api/admin/products/${id}`, { price: 1 })).toMatchObject({ status: 401 });
  });

  it("answers an unknown product with its error", async () => {
    expect(await put("01990000-0000-7000-8000-000000000000", { price: 1 })).toMatchObject({ status: 404 });
    expect(await put("x", { price: 1 })).toMatchObject({ status: 400, body: { code: "BAD_ID" } });
  });
});
