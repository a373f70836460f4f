import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientFolder, loadServerEntry } from "../support/web-client.ts";
import { openTestShop } from "../support/test-shop.ts";

const serverEntry = await loadServerEntry();
const { server, gql, shop, sql, aProduct, aShopper, anAdmin, complaints } = await openTestShop(
  {},
  { clientFolder: await clientFolder(), serverEntry },
);

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: "text/html", ...headers } });

/**
 * The dehydrated state of a page, read as a browser reads it: up to the first end of a script; `undefined` if missing.
 */
const stateIn = (html: string): Record<string, Record<string, unknown>> | undefined => {
  const text = html
    .split('<script type="application/json" id="dehydrated-state">')[1]
    ?.split(/<\/script/i)[0];
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, Record<string, unknown>>);
};

/** The root fields that a page has results of. */
const resultsIn = (html: string): string[] =>
  Object.keys(stateIn(html)?.["ROOT_QUERY"] ?? {}).filter((name) => name !== "__typename");

/** Whether a page has results of queries. */
const hasResults = (html: string): boolean => stateIn(html)?.["ROOT_QUERY"] !== undefined;

const productIn = async (url: string, id: string) =>
  stateIn((await get(url)).body)?.[`Product:${id}`]?.["title"];

/** Runs `work` while the products table is locked. */
const whileLocked = async (work: () => Promise<void>) => {
  const runner = shop.database.source.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query("lock table products in access exclusive mode");
    await work();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
};

/**
 * The first request of a page in a process can exceed the time limit of its queries, so each page is requested until it has
 * results.
 */
beforeAll(async () => {
  const { id } = await aProduct();
  for (const url of ["/", "/shop", "/search?term=dress", `/product/${id}`])
    await vi.waitFor(async () => expect(hasResults((await get(url)).body)).toBe(true), { timeout: 15_000 });
});

describe("the first page of a visit", () => {
  it("contains the results of its queries: home, shop, search and product", async () => {
    const { id, title } = await aProduct({ title: "Chikankari Moon Kurta", pictures: 2 });
    expect(await productIn("/", id)).toBe(title);
    expect(await productIn("/shop?filter=party", id)).toBe(title);
    expect(await productIn("/search?term=chikankari", id)).toBe(title);
    expect(await productIn(`/product/${id}?color=Wine`, id)).toBe(title);
    expect(await productIn("/shop?filter=accessories", id)).toBeUndefined();
  });

  it("redirects from a cursor that the list refuses to the start of the list", async () => {
    const { data } = await gql<{ products: { pageInfo: { endCursor: string } } }>(
      "{ products(first: 1, sort: NAME_A_TO_Z) { pageInfo { endCursor } } }",
    );
    const { endCursor } = data.products.pageInfo;
    for (const cursor of ["abc", endCursor]) {
      const { statusCode, headers } = await get(`/shop?filter=party&after=${cursor}`);
      expect([statusCode, headers.location]).toEqual([302, "/shop?filter=party"]);
    }
    expect((await get(`/shop?sort=name&after=${endCursor}`)).statusCode).toBe(200);
  });

  it("has tags for search engines and shared links", async () => {
    const { id } = await aProduct({ title: "Ajrakh Wrap Dress", description: "Stamped twice.", pictures: 1 });
    const { body } = await get(`/product/${id}`);
    expect(body.match(/<title>.*?<\/title>/g)).toEqual(["<title>Ajrakh Wrap Dress · Saanjh</title>"]);
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(body).toContain('<meta name="description" content="Stamped twice.">');
    expect(body).toContain('<meta property="og:title" content="Ajrakh Wrap Dress">');
    expect(body).toMatch(/og:image" content="http[^"]+\/media\/[^"]+\/1200\.jpeg"/);
    expect((await get("/shop?filter=party")).body).toContain("<title>Party · Saanjh</title>");
  });

  it("preloads its first picture", async () => {
    const { id } = await aProduct({ pictures: 1 });
    expect((await get(`/product/${id}`)).body).toMatch(
      /rel="preload" as="image" type="image\/avif" imagesrcset="\/media\/[^"]+160w,/,
    );
  });

  it("escapes a malicious title everywhere", async () => {
    const title = `</script><script>alert(1)</script><!-- $& $' "><img src=x> \u2028`;
    const { id } = await aProduct({ title, description: title });
    const { body } = await get(`/product/${id}`);
    expect(body).toMatch(/<h1[^>]*>&lt;\/script&gt;/);
    expect(body.match(/<script/g)).toHaveLength(5);
    expect(body).not.toMatch(/alert\(1\)<\/script>|<!-- \$|<img src=x/);
    expect(body).toContain("<title>&lt;/script&gt;&lt;script&gt;alert(1)");
    expect(stateIn(body)?.[`Product:${id}`]?.["title"]).toBe(title);
  });

  it("is rendered in full: home, shop, search, product and the text pages", async () => {
    const { id } = await aProduct({ title: "Leheriya Sun Dress", price: 2499, pictures: 1 });
    for (const url of ["/", "/shop", "/search?term=leheriya"])
      expect((await get(url)).body).toContain(`href="/product/${id}/leheriya-sun-dress"`);
    const { body } = await get(`/product/${id}`);
    expect(body).toMatch(/<h1[^>]*>Leheriya Sun Dress<\/h1>/);
    expect(body).toContain("₹2,499");
    expect(body).toContain("Add to Cart");
    expect((await get("/delivery")).body).toContain("30-day returns");
    expect((await get("/about")).body).toContain("Our story");
  });

  it("has only header and footer if the page has no queries or does not exist", async () => {
    for (const url of ["/login", "/orders", "/search", "/nowhere", "/product/"]) {
      const { body } = await get(url);
      expect([url, resultsIn(body)]).toEqual([url, ["siteContent"]]);
      expect([url, body.includes("© 2025 Saanjh")]).toEqual([url, true]);
    }
  });

  it("is sent without its rendering if that fails", async () => {
    const failing = await openTestShop(
      {},
      {
        clientFolder: await clientFolder(),
        serverEntry: {
          ...serverEntry,
          renderPage: (address, results, details) => ({
            ...serverEntry.renderPage(address, results, details),
            markup: undefined,
            renderError: new Error("A component broke."),
          }),
        },
      },
    );
    const headers = { accept: "text/html", "x-request-id": "request-12345" };
    const page = await failing.server.app.inject({ url: "/shop", headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div id="root"></div>');
    expect(failing.complaints().join()).toMatch(/A component broke\..*request-12345.*"failedRenderings":1/);
  });

  it("has status 404 for an unknown product, for any id", async () => {
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
    expect((await get(`/product/${archivedId}`)).body).toContain("This piece is not in the shop");
  });

  it("is the not-found page for a URL that cannot be decoded, with status 400", async () => {
    const { statusCode, body, headers } = await get("/%E0%A4%A");
    expect([statusCode, headers["cache-control"]]).toEqual([400, "private, no-cache"]);
    expect(body).toContain("Page not found");
    expect(headers).toHaveProperty("content-security-policy");
  });
});

describe("the dehydrated state", () => {
  it("is the same for every viewer: it has no wishlist, own review or cart of a shopper", async () => {
    const { id } = await aProduct({ title: "Bandhani Skirt" });
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    await gql(
      "mutation T($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }",
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
      for (const { query, variables } of serverEntry.queriesFor(new URL(url, "http://shop")) ?? []) {
        // Product counts can be some seconds old; they become equal for every viewer.
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

  it("is as fresh as the page: each page has the current stock", async () => {
    const { id } = await aProduct({ stock: 3 });
    const stock = async () => stateIn((await get(`/product/${id}`)).body)?.[`Product:${id}`]?.["stock"];
    expect(await stock()).toBe(3);
    await sql("update stock_units set stock = 2 where product_id = $1", [id]);
    expect(await stock()).toBe(2);
  });

  it("is empty when the database is slow: the page shows its loading state", async () => {
    await whileLocked(async () => {
      const page = await get("/shop");
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain("Loading products...");
      expect(stateIn(page.body)).toEqual({});
    });
    await expect.poll(async () => hasResults((await get("/shop")).body), { timeout: 15_000 }).toBe(true);
  });

  it("is empty when the queries fail", async () => {
    const { id } = await aProduct();
    await sql("alter table stock_units rename to lost_units");
    try {
      const page = await get(`/product/${id}`);
      expect(page.statusCode).toBe(200);
      expect(resultsIn(page.body)).toEqual(["siteContent"]);
      expect(page.body).toContain("Loading the product");
      expect(page.body).toContain("<title>Saanjh: Western lines, Indian hands</title>");
      expect(complaints().join()).toContain("an operation failed");
    } finally {
      await sql("alter table lost_units rename to stock_units");
    }
  });
});
