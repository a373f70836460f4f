import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { loadServerEntry } from "../../../test/support/web-client.ts";
import { sendNotFound } from "../../platform/http/error-responses.ts";
import { addClientFiles } from "./client-files.ts";

/** The pages of the client's router. */
const { pages } = await loadServerEntry();

/** Opens a built client of one page, with or without hints. `get` returns the browser's response for a path. */
const openClient = async (hints?: Record<string, string[]>) => {
  const folder = await mkdtemp(join(tmpdir(), "saanjh-client-"));
  await writeFile(
    join(folder, "index.html"),
    '<html><head><title>Saanjh</title><script src="/assets/early-1.js" data-files="/assets/vendor-1.js"></script></head></html>',
  );
  if (hints) await writeFile(join(folder, "page-hints.json"), JSON.stringify(hints));
  const app = Fastify();
  const client = await addClientFiles(app, { folder, pages });
  app.get("/*", async (request, reply) => {
    if (!(await client.answer(request, reply))) sendNotFound(request, reply);
    return reply;
  });
  return {
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: "text/html", ...headers } }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
};

it("names the scripts of a page in this page only", async () => {
  const client = await openClient({ product: ["assets/product.page-1.js"] });
  const files = 'data-files="/assets/product.page-1.js /assets/vendor-1.js"';
  expect((await client.get("/product/123?color=Wine")).body).toContain(files);
  expect((await client.get("/shop")).body).toContain('data-files="/assets/vendor-1.js"');
  expect((await client.get("/")).body).toContain('data-files="/assets/vendor-1.js"');
  await client.close();
});

it.each([
  ["/user/dashboard", "dashboard"],
  ["/user/dashboard/cart", "cart"],
  ["/user/dashboard/orders", "dashboard-orders"],
  ["/user/dashboard/settings/password", "settings"],
  ["/orders?status=shipped", "orders"],
])("names the scripts of %s, a page of one person, too", async (path, page) => {
  const client = await openClient({ [page]: ["assets/own.page-1.js"] });
  expect((await client.get(path)).body).toContain('data-files="/assets/own.page-1.js /assets/vendor-1.js"');
  await client.close();
});

it("serves every page without hints", async () => {
  const client = await openClient();
  expect((await client.get("/product/123")).statusCode).toBe(200);
  expect((await client.get("/admin/manage-products/123")).statusCode).toBe(200);
  for (const path of [
    "/admin/orders/123",
    "/admin/orders/new",
    "/admin/history",
    "/admin/reviews",
    "/admin/collections",
    "/admin/collections/new",
    "/admin/collections/123",
    "/admin/promotions/new",
    "/admin/promotions/123",
    "/admin/content",
    "/admin/content/new",
    "/admin/content/123",
    "/pay/token",
    "/ticket/id.1763600000000.signature",
  ])
    expect((await client.get(path)).statusCode).toBe(200);
  await client.close();
});

it("answers 404 for an unknown path", async () => {
  const client = await openClient();
  for (const path of ["/nowhere", "/index.html"]) expect((await client.get(path)).statusCode).toBe(404);
  await client.close();
});

it("serves each page of the client's router, with or without a slash at its end", async () => {
  const client = await openClient();
  // The slash after a slug goes with the redirect of a slug.
  for (const { path } of pages.filter((page) => !page.path.endsWith(":slug"))) {
    const url = path.replaceAll(/:\w+/g, "Ab1");
    expect([url, (await client.get(url)).statusCode]).toEqual([url, 200]);
    expect([url, (await client.get(`${url}/`)).statusCode]).toEqual([url, 200]);
    expect([url, (await client.get(`${url}/nowhere/more`)).statusCode]).toEqual([url, 404]);
  }
  await client.close();
});

it("keeps the page of a ticket from caches, search engines and other pages", async () => {
  const client = await openClient();
  const { headers } = await client.get("/ticket/id.1763600000000.signature");
  expect(headers).toMatchObject({
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await client.close();
});

it("lets caches store the pages alone that are the same for every visitor", () => {
  const shared = pages.filter(({ isPublic }) => isPublic).map(({ path }) => path);
  expect(shared.sort()).toEqual([
    "/",
    "/about",
    "/contact",
    "/delivery",
    "/pages/:slug",
    "/privacy",
    "/product/:id",
    "/product/:id/:slug",
    "/search",
    "/shop",
  ]);
});

it.each([
  ["/Shop?page=2", "/shop?page=2"],
  ["/Admin/Orders/Ab1/", "/admin/orders/Ab1"],
  ["//shop", "/shop"],
  ["/user//Dashboard/cart", "/user/dashboard/cart"],
  ["/PRODUCT/AbC", "/product/AbC"],
  ["/Product/AbC/Silk-Saree", "/product/AbC/Silk-Saree"],
])("redirects %s to %s, as the client reads it", async (url, target) => {
  const client = await openClient();
  const { statusCode, headers } = await client.get(url);
  expect([statusCode, headers.location]).toEqual([301, target]);
  await client.close();
});

it.each(["//evil.example/shop", "/Nowhere", "/Shop/more"])("does not redirect %s", async (url) => {
  const client = await openClient();
  expect((await client.get(url)).statusCode).toBe(404);
  await client.close();
});

it("serves the settings that there are", async () => {
  const client = await openClient();
  for (const setting of ["password", "notifications", "account", "privacy", "security"])
    expect((await client.get(`/user/dashboard/settings/${setting}`)).statusCode).toBe(200);
  await client.close();
});

it("answers 404 for an unknown setting", async () => {
  const client = await openClient();
  for (const setting of ["nothing", "password/more", "passwords"])
    expect((await client.get(`/user/dashboard/settings/${setting}`)).statusCode).toBe(404);
  await client.close();
});

it.each(["/apple-touch-icon-precomposed.png", "/favicon-32x32.png", "/ads.txt", "/old/style.css"])(
  "answers a missing file without the page: %s",
  async (url) => {
    const client = await openClient();
    const { statusCode, body } = await client.get(url);
    expect([statusCode, body.includes("<html")]).toEqual([404, false]);
    expect((await client.get(`/product${url.slice(url.lastIndexOf("/"))}`)).statusCode).toBe(200);
    await client.close();
  },
);

it.each([
  ["/search?term=+silk++", "/search?term=silk"],
  ["/search?term=%20red%20saree%C2%A0&sort=price", "/search?term=red+saree&sort=price"],
  ["/search?term=++", "/search?term="],
  ["/shop?text=%20silk&min=100", "/shop?text=silk&min=100"],
])("redirects the search %s of a form without script to %s", async (url, target) => {
  const client = await openClient();
  const { statusCode, headers } = await client.get(url);
  expect([statusCode, headers.location]).toEqual([302, target]);
  expect((await client.get(target)).statusCode).toBe(200);
  await client.close();
});

it.each(["signup", "verify-email", "reset-password", "forgot-password", "orders", "shop", "admin/messages"])(
  "serves /%s, a target of mailed links, with status 200",
  async (page) => {
    const client = await openClient();
    expect((await client.get(`/${page}?token=abc`)).statusCode).toBe(200);
    await client.close();
  },
);

it("names speculation rules that are served with their own type", async () => {
  const client = await openClient();
  const { headers } = await client.get("/shop");
  const [, path = ""] = String(headers["speculation-rules"]).match(/^"(.+)"$/) ?? [];
  const rules = await client.get(path);
  expect(rules.headers["content-type"]).toMatch(/^application\/speculationrules\+json/);
  expect(rules.json()).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
  await client.close();
});

it("names no speculation rules to a browser that saves data", async () => {
  const client = await openClient();
  expect((await client.get("/shop", { "save-data": "on" })).headers["speculation-rules"]).toBeUndefined();
  await client.close();
});
