import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientFolder, loadServerEntry } from "./support/web-client.ts";
import { openTestShop } from "./support/test-shop.ts";

const serverEntry = await loadServerEntry();
const { server, gql, shop, sql, aProduct, aShopper, anAdmin, complaints } = await openTestShop(
  {},
  { clientFolder: await clientFolder(), serverEntry },
);

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: "text/html", ...headers } });

/** The dehydrated state of a page, read as a browser reads it: up to the first end of a script. */
const dehydratedStateIn = (html: string): Record<string, Record<string, unknown>> | undefined => {
  const text = html
    .split('<script type="application/json" id="dehydrated-state">')[1]
    ?.split(/<\/script/i)[0];
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, Record<string, unknown>>);
};

const productIn = async (url: string, id: string) =>
  dehydratedStateIn((await get(url)).body)?.[`Product:${id}`]?.["title"];

/** Queries of the catalogue's tables are blocked until the work is done. */
const whileLocked = async (action: () => Promise<void>) => {
  const runner = shop.database.source.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query("lock table products in access exclusive mode");
    await action();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
};

/** The first rendering of a page in a process can take longer than the limit for visitors. */
beforeAll(async () => {
  const { id } = await aProduct();
  for (const url of ["/", "/shop", "/search?term=dress", `/product/${id}`])
    await vi.waitFor(async () => expect(dehydratedStateIn((await get(url)).body)).toBeDefined(), {
      timeout: 15_000,
    });
});

describe("the first page that a browser opens", () => {
  it("contains its preloaded queries: home, shop, search and product", async () => {
    const { id, title } = await aProduct({ title: "Chikankari Moon Kurta", pictures: 2 });
    expect(await productIn("/", id)).toBe(title);
    expect(await productIn("/shop?filter=party", id)).toBe(title);
    expect(await productIn("/search?term=chikankari", id)).toBe(title);
    expect(await productIn(`/product/${id}?color=Wine`, id)).toBe(title);
    expect(await productIn("/shop?filter=accessories", id)).toBeUndefined();
  });

  it("has titles for search engines and shared links, and preloads its first picture", async () => {
    const { id } = await aProduct({ title: "Ajrakh Wrap Dress", description: "Stamped twice.", pictures: 1 });
    const { body } = await get(`/product/${id}`);
    expect(body.match(/<title>.*?<\/title>/g)).toEqual(["<title>Ajrakh Wrap Dress · Saanjh</title>"]);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(body).toContain('<meta name="description" content="Stamped twice.">');
    expect(body).toContain('<meta property="og:title" content="Ajrakh Wrap Dress">');
    expect(body).toMatch(/og:image" content="http[^"]+\/media\/[^"]+\/1080\.webp"/);
    expect(body).toMatch(/rel="preload" as="image" type="image\/avif" imagesrcset="\/media\/[^"]+160w,/);
    expect((await get("/shop?filter=party")).body).toContain("<title>Party · Saanjh</title>");
  });

  it("escapes a hostile title everywhere", async () => {
    const title = `</script><script>alert(1)</script><!-- $& $' "><img src=x> \u2028`;
    const { id } = await aProduct({ title, description: title });
    const { body } = await get(`/product/${id}`);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).not.toMatch(/alert\(1\)<\/script>|<!-- \$|<img src=x/);
    expect(body).toContain("<title>&lt;/script&gt;&lt;script&gt;alert(1)");
    expect(dehydratedStateIn(body)?.[`Product:${id}`]?.["title"]).toBe(title);
  });

  it("has no dehydrated state if it has no preloaded queries, or is not found", async () => {
    for (const url of ["/about", "/login", "/orders", "/search", "/search?term=%20", "/nowhere", "/product/"])
      expect([url, dehydratedStateIn((await get(url)).body)]).toEqual([url, undefined]);
  });

  it("has status 404 for a product that is not in the shop, whatever the id", async () => {
    const { id } = await aProduct();
    const { id: archivedId } = await aProduct({ archived: true });
    expect((await get(`/product/${id}`)).statusCode).toBe(200);
    for (const unknown of [
      archivedId,
      "00000000-0000-7000-8000-000000000000",
      "not-an-id",
      "%E0%A4%A",
      "%00",
    ])
      expect([unknown, (await get(`/product/${unknown}`)).statusCode]).toEqual([
        unknown,
        unknown === "%E0%A4%A" ? 400 : 404,
      ]);
  });
});

describe("the preloaded queries of a page", () => {
  it("are the same for every viewer: no heart, review or cart of the shopper is among them", async () => {
    const { id } = await aProduct({ title: "Bandhani Skirt" });
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    await gql(
      "mutation T($id: ID!) { toggleWishlist(productId: $id) { inWishlist } }",
      { id },
      shopper.token,
    );
    const review = { productId: id, rating: 2, comment: "It runs small." };
    await gql(
      "mutation W($input: WriteReviewInput!) { writeReview(input: $input) { id } }",
      { input: review },
      shopper.token,
    );
    for (const url of ["/", "/shop", "/search?term=bandhani", `/product/${id}`])
      for (const { query, variables } of serverEntry.queriesFor(new URL(url, "http://shop"))) {
        // Counts of products are cached for some seconds. After this time every request gets the same.
        await vi.waitFor(
          async () => {
            const { data } = await gql(query, variables);
            expect((await gql(query, variables, shopper.token)).data).toEqual(data);
            expect((await gql(query, variables, admin.token)).data).toEqual(data);
          },
          { timeout: 15_000, interval: 200 },
        );
      }
    const page = await get(`/product/${id}`);
    expect((await get(`/product/${id}`, { authorization: `Bearer ${shopper.token}` })).body).toBe(page.body);
  });

  it("are as fresh as the page: each page shows the current stock", async () => {
    const { id } = await aProduct({ stock: 3 });
    const stock = async () =>
      dehydratedStateIn((await get(`/product/${id}`)).body)?.[`Product:${id}`]?.["stock"];
    expect(await stock()).toBe(3);
    await sql("update stock_units set stock = 2 where product_id = $1", [id]);
    expect(await stock()).toBe(2);
  });

  it("are left out when the database is slow: the page is sent, and its script runs the queries", async () => {
    await whileLocked(async () => {
      const page = await get("/shop");
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<div id="root"></div>');
      expect(dehydratedStateIn(page.body)).toBeUndefined();
    });
    await expect.poll(async () => dehydratedStateIn((await get("/shop")).body)).toBeDefined();
  });

  it("are left out when they fail", async () => {
    const { id } = await aProduct();
    await sql("alter table stock_units rename to lost_units");
    try {
      const page = await get(`/product/${id}`);
      expect(page.statusCode).toBe(200);
      expect(dehydratedStateIn(page.body) ?? {}).toEqual({});
      expect(page.body).toContain("<title>Saanjh: Western lines, Indian hands</title>");
      expect(complaints().join()).toContain("an operation failed");
    } finally {
      await sql("alter table lost_units rename to stock_units");
    }
  });
});
