import { describe, expect, it } from "vitest";
import type { Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const { rest, sql, aProduct, aShopper, anAdmin, anOrder } = await openTestShop({
  PUBLIC_URL: "https://shop.example.com",
});

describe("pages of a list", () => {
  const nextOf = (link: unknown): string | undefined => {
    const url = /^<(.+)>; rel="next"$/.exec(String(link))?.[1];
    return url && url.replace("https://shop.example.com", "");
  };

  const allPages = async (path: string, token?: string): Promise<{ ids: string[]; pages: number }> => {
    const ids: string[] = [];
    let pages = 0;
    for (let next: string | undefined = path; next; pages += 1) {
      const { body, headers }: { body: Json[]; headers: Json } = await rest<Json[]>(
        "GET",
        next,
        undefined,
        token,
      );
      ids.push(...body.map(({ _id }) => String(_id)));
      next = nextOf(headers["link"]);
    }
    return { ids, pages };
  };

  it("lead by the Link header over every product once", async () => {
    await Promise.all(Array.from({ length: 5 }, () => aProduct()));
    const [counted] = await sql<{ count: number }>(
      "select count(*)::int as count from products where archived_at is null",
    );
    const { ids, pages } = await allPages("/api/products?limit=2");
    expect(new Set(ids).size).toBe(counted?.count);
    expect(ids).toHaveLength(counted?.count ?? 0);
    expect(pages).toBe(Math.ceil(ids.length / 2));
  });

  it("lead over all results of one search", async () => {
    const products = await Promise.all(
      Array.from({ length: 3 }, () => aProduct({ title: "Phulkari & Mirror work" })),
    );
    const { ids } = await allPages("/api/products/search?q=phulkari%20%26&limit=1");
    expect(new Set(ids)).toEqual(new Set(products.map(({ id }) => id)));
  });

  it("lead over orders, the shopper's and all", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    for (let index = 0; index < 3; index += 1) await anOrder({ shopper });
    expect((await allPages("/api/orders/my-orders?limit=2", shopper.token)).ids).toHaveLength(3);
    const allOrders = await allPages("/api/orders/admin/all?limit=2", admin.token);
    expect(new Set(allOrders.ids).size).toBe(allOrders.ids.length);
  });

  it.each(["0", "-1", "1001", "1.5", "1e2", "ten", "", "99999999999999999999"])(
    "refuse limit=%s",
    async (limit) => {
      const response = await rest("GET", `/api/products?limit=${limit}`);
      expect(response).toMatchObject({ status: 400, body: { code: "BAD_PAGE_SIZE", field: "limit" } });
    },
  );

  it("refuse an invalid cursor", async () => {
    const [shopper, list] = await Promise.all([aShopper(), rest<Json[]>("GET", "/api/products?limit=1")]);
    const cursor = new URL(`http://x${nextOf(list.headers["link"])}`).searchParams.get("cursor") ?? "";
    const ofOther = await rest("GET", `/api/orders/my-orders?cursor=${cursor}`, undefined, shopper.token);
    expect(ofOther).toMatchObject({ status: 400, body: { code: "BAD_CURSOR" } });
    expect((await rest("GET", "/api/products?cursor=x")).body).toMatchObject({ code: "BAD_CURSOR" });
  });

  it("refuse repeated parameters", async () => {
    for (const query of ["limit=1&limit=2", "cursor=a&cursor=b"])
      expect((await rest("GET", `/api/products?${query}`)).body).toMatchObject({ code: "BAD_INPUT" });
  });

  it("begin with the first one for an empty cursor, in every list", async () => {
    const [shopper, admin, { id }] = await Promise.all([aShopper(), anAdmin(), aProduct()]);
    const lists = [
      "/products",
      "/admin/products",
      `/feedback/${id}`,
      "/wishlist",
      "/orders/my-orders",
      "/admin/orders",
    ];
    for (const path of lists) {
      const token = (path.includes("admin") ? admin : shopper).token;
      const [empty, none] = [`/api${path}?cursor=`, `/api${path}`].map((url) =>
        rest("GET", url, undefined, token),
      );
      expect(await empty).toMatchObject({ status: 200, body: (await none)?.body });
    }
  });

  it("accept the maximum: limit=1000", async () => {
    expect((await rest("GET", "/api/products?limit=1000")).status).toBe(200);
  });
});
