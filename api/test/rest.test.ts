import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LOGGED_IN, type RestRow } from "../src/platform/rest/rest-row.ts";
import { restRows } from "../src/app/features.ts";
import { freshEmail } from "./support/account-calls.ts";
import type { Person } from "./support/factories.ts";
import { documentedFields, keysOf, documentedOrder, type Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const { rest, aProduct, aShopper, anAdmin } = await openTestShop({ PUBLIC_URL: "https://shop.example.com" });

const aDress = () => aProduct({ price: 700, sizes: ["M"], colors: ["Red"], stock: 10, pictures: 3 });

describe("products", () => {
  it("GET /products is an array of documented products, newest first, with absolute links", async () => {
    const older = await aDress();
    const newer = await aProduct({ category: "everyday" });
    const { status, body, headers } = await rest<Json[]>("GET", "/api/products?limit=2");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(body.map(({ _id }) => _id)).toEqual([newer.id, older.id]);
    for (const product of body) expect(keysOf(product)).toBe(documentedFields.product);
    expect(body[1]).toMatchObject({ price: 700, category: "party", stock: 10, availableSizes: ["M"] });
    expect(body[1]?.["imageUrl"]).toMatch(/^https:\/\/shop\.example\.com\/media\/[0-9a-f]{32}\/720\.webp$/);
    expect(body[1]?.["images"]).toHaveLength(3);
    expect(body[0]).toMatchObject({ category: "everyday", imageUrl: "", images: [] });
  });

  it("GET /products/{id} is one product, or PRODUCT_NOT_FOUND", async () => {
    const dress = await aDress();
    const { status, body } = await rest<Json>("GET", `/api/products/${dress.id}`);
    expect(status).toBe(200);
    expect(keysOf(body)).toBe(documentedFields.product);
    expect(body["title"]).toBe(dress.title);
    const archived = await aProduct({ archived: true });
    for (const id of [archived.id, randomUUID()])
      expect(await rest("GET", `/api/products/${id}`)).toMatchObject({
        status: 404,
        body: { error: "Product not found.", code: "PRODUCT_NOT_FOUND" },
      });
  });

  it("GET /products/search finds by title, description, category and material, ignoring case", async () => {
    const word = "Zardozi";
    const matches = [
      await aProduct({ title: `${word} gown` }),
      await aProduct({ description: `Hand-made ${word.toLowerCase()}.` }),
      await aProduct({ materials: [word.toUpperCase()] }),
    ];
    await aProduct({ title: `${word} of last year`, archived: true });
    const { body } = await rest<Json[]>("GET", `/api/products/search?q=%20${word}%20`);
    expect(new Set(body.map(({ _id }) => _id))).toEqual(new Set(matches.map(({ id }) => id)));
    for (const product of body) expect(keysOf(product)).toBe(documentedFields.product);
  });

  it("GET /products/search names its own parameter for a term that is too long", async () => {
    expect((await rest("GET", `/api/products/search?q=${"x".repeat(201)}`)).body).toEqual({
      error: "The search term is longer than 200 characters.",
      code: "BAD_INPUT",
      field: "q",
    });
  });

  it("GET /products/search matches words", async () => {
    const product = await aProduct({ title: "100% silk_blend \\ 'plain'" });
    for (const term of [
      "100%",
      "silk_blend",
      "\\ plain",
      "'plain'",
      "%plain%",
      "plain'; drop table products",
    ]) {
      const { body } = await rest<Json[]>("GET", `/api/products/search?q=${encodeURIComponent(term)}`);
      expect(body.map(({ _id }) => _id)).toEqual([product.id]);
    }
  });

  it("GET /products/search finds nothing without a term", async () => {
    for (const q of ["", "?q=", "?q=%20%20", "?q=%25", "?q=%5C", "?q='", "?q=%F0%9F%91%97", "?q=the"])
      expect(await rest("GET", `/api/products/search${q}`)).toMatchObject({ status: 200, body: [] });
  });
});

describe("logins", () => {
  it("POST /auth/login returns a token and the documented user", async () => {
    const shopper = await aShopper();
    const { status, body } = await rest<Json>("POST", "/api/auth/login", {
      email: shopper.email,
      password: shopper.password,
    });
    expect(status).toBe(200);
    expect(keysOf(body)).toBe("token user");
    expect(keysOf(body["user"])).toBe(documentedFields.user);
    expect(body["user"]).toMatchObject({ _id: shopper.id, role: "shopper", mobile: null });
    const orders = await rest("GET", "/api/orders/my-orders", undefined, String(body["token"]));
    expect(orders).toMatchObject({ status: 200, body: [] });
  });

  it("POST /admin/login accepts admins", async () => {
    const admin = await anAdmin();
    const { body } = await rest<Json>("POST", "/api/admin/login", {
      email: admin.email,
      password: admin.password,
    });
    expect(keysOf(body)).toBe("admin token user");
    expect(body["admin"]).toEqual(body["user"]);
    expect(body["admin"]).toMatchObject({ _id: admin.id, role: "admin" });
  });

  it("POST /admin/login refuses shoppers", async () => {
    const shopper = await aShopper();
    const refused = await rest("POST", "/api/admin/login", {
      email: shopper.email,
      password: shopper.password,
    });
    expect(refused).toMatchObject({
      status: 401,
      body: { error: "Invalid email or password.", code: "WRONG_CREDENTIALS" },
    });
  });
});

/** Valid bodies: these tests are about access. */
const bodyOf = (path: string): Json | undefined => {
  const email = freshEmail();
  const forged = { token: "A".repeat(43) };
  const bodies: Record<string, Json> = {
    "/auth/check-email": { email },
    "/auth/send-verification": { email },
    "/auth/verify-email": forged,
    "/auth/signup": { ...forged, name: "Asha", password: "saffron and jute" },
    "/auth/forgot-password": { email },
    "/auth/send-otp": { email },
    "/auth/verify-otp": { email, otp: "123456", newPassword: "saffron and jute" },
    "/auth/reset-password": { ...forged, newPassword: "saffron and jute" },
    "/auth/change-password": { currentPassword: "wrong horse", newPassword: "saffron and jute" },
    "/auth/update-profile": { name: "Asha", email },
    "/auth/login": { email: "unknown@example.com", password: "wrong horse" },
    "/admin/login": { email: "unknown@example.com", password: "wrong horse" },
    "/feedback/:id": { comment: "Lovely", rating: 5 },
    "/wishlist/toggle": { productId: randomUUID() },
    "/orders/place": documentedOrder(randomUUID()),
    "/orders/admin/:id/status": { status: "shipped" },
  };
  return bodies[path];
};

describe("every row of the table", () => {
  const statusOf = async ({ method, path }: RestRow, person?: Person) => {
    const url = `/api${path.replace(":id", randomUUID())}`;
    const body = method === "GET" ? undefined : bodyOf(path);
    return (await rest<Json>(method, url, body, person?.token)).status;
  };

  it.each(restRows.filter(({ role }) => role === LOGGED_IN))(
    "$method $path accepts every logged-in account",
    async (row) => {
      const accounts = await Promise.all([aShopper(), anAdmin()]);
      expect(await statusOf(row)).toBe(401);
      for (const person of accounts) expect([401, 403]).not.toContain(await statusOf(row, person));
    },
  );

  it.each(restRows.filter(({ role }) => role && role !== LOGGED_IN))(
    "$method $path accepts only the role $role",
    async (row) => {
      const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
      const [own, other] = row.role === "admin" ? [admin, shopper] : [shopper, admin];
      expect([await statusOf(row), await statusOf(row, other)]).toEqual([401, 403]);
      expect([401, 403]).not.toContain(await statusOf(row, own));
    },
  );

  it.each(restRows.filter(({ role, method }) => role && method !== "GET"))(
    "$method $path checks the login before the body",
    async ({ method, path, role }) => {
      const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
      const url = `/api${path.replace(":id", randomUUID())}`;
      const send = async (text: string, type: string, token?: string) =>
        (await rest(method, url, text, token, { "content-type": type })).status;
      const invalidBodies = [
        ["{", "application/json"],
        ["a=1", "application/x-www-form-urlencoded"],
        ["--x", "multipart/form-data; boundary=x"],
        [`{"a":"${"x".repeat(2_000_000)}"}`, "application/json"],
      ] as const;
      for (const [text, type] of invalidBodies) {
        expect(await send(text, type)).toBe(401);
        expect(await send(text, type, "forged.token.of-no-account")).toBe(401);
      }
      const [own, other] = role === "admin" ? [admin, shopper] : [shopper, admin];
      const ofOther = await send("{", "application/json", other.token);
      expect(ofOther).toBe(role === LOGGED_IN ? 400 : 403);
      expect(await send("{", "application/json", own.token)).toBe(400);
    },
  );

  it.each(restRows.filter(({ role }) => !role))(
    "$method $path has the same response for every viewer",
    async (row) => {
      const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
      const visitor = await statusOf(row);
      expect([await statusOf(row, shopper), await statusOf(row, admin)]).toEqual([visitor, visitor]);
    },
  );

  it("is in the OpenAPI file, with its role and its parameters", async () => {
    const { body } = await rest<{ openapi: string; paths: Record<string, Record<string, Json>> }>(
      "GET",
      "/api/openapi.json",
    );
    expect(body.openapi).toBe("3.1.0");
    for (const { method, path, role, summary, query, headers } of restRows) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const parameters = [...inPath, ...Object.keys({ ...query, ...headers })];
      expect(body.paths[`/api${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()]).toMatchObject({
        summary,
        parameters: parameters.map((name) => ({ name })),
        ...(role ? { security: [{ bearer: [] }] } : {}),
      });
    }
    const limit = { name: "limit", schema: { type: "integer", minimum: 1, maximum: 1000 } };
    expect(body.paths["/api/products"]?.["get"]).toMatchObject({
      parameters: [limit, { name: "cursor" }],
      responses: { 200: { headers: { Link: {} } } },
    });
    const documentedOperations = Object.values(body.paths).flatMap((methods) => Object.keys(methods));
    expect(documentedOperations).toHaveLength(restRows.length);
  });
});
