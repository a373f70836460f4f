import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { restRows } from "../../src/app/features.ts";
import { clientFolder, loadServerEntry } from "../support/web-client.ts";
import { openTestShop } from "../support/test-shop.ts";

const { server, aProduct, aShopper, anAdmin } = await openTestShop(
  { EDGE_TAG_HEADER: "surrogate-key" },
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);

const publicCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

const notPublic: unknown = expect.not.stringMatching(/public|s-maxage/);

const unknownId = "00000000-0000-7000-8000-000000000000";

/** Every URL of the client, by its own functions. The path is a variable: the types of api and web are separate. */
const clientPaths = async (): Promise<string[]> => {
  const file = fileURLToPath(new URL("../../../web/src/paths.ts", import.meta.url));
  const { paths } = (await import(file)) as { paths: Record<string, (argument?: unknown) => string> };
  const argumentOf: Record<string, unknown> = { settings: "password", adminGrid: [], search: "dress" };
  return Object.entries(paths).map(([name, pathOf]) =>
    pathOf(
      name === "product" || name === "adminProduct" || name === "adminOrder" ? unknownId : argumentOf[name],
    ),
  );
};

const isPublicPage = (path: string): boolean =>
  /^\/(shop|search|contact|about|delivery|privacy|pages\/terms-of-sale)?(\?|$)/.test(path) ||
  path.startsWith("/product/");

const asBrowser = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: "text/html", ...headers } });

const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
const sessions = [shopper, admin].map(({ token }) => ({ authorization: `Bearer ${token}` }));

/** The first request of a page in a process can take longer than its limit. */
beforeAll(async () => {
  await aProduct();
  for (const url of ["/", "/shop", "/search?term=dress"])
    await vi.waitFor(
      async () => expect((await asBrowser(url)).headers["cache-control"]).toBe(publicCaching),
      { timeout: 15_000 },
    );
});

describe("a page", () => {
  it("is public only if it is the same for every visitor, without a session or a cookie of its own", async () => {
    const paths = await clientPaths();
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const isStored = isPublicPage(path) && !path.startsWith("/product/");
      const expected = isStored ? publicCaching : notPublic;
      for (const cookie of ["", "signup=secret; other=1"]) {
        const page = await asBrowser(path, cookie ? { cookie } : {});
        expect([path, page.headers["cache-control"]]).toEqual([path, expected]);
        expect([path, page.headers["set-cookie"]]).toEqual([path, undefined]);
      }
      const asVisitor = await asBrowser(path);
      for (const session of sessions) {
        const page = await asBrowser(path, session);
        expect([path, page.headers["cache-control"]]).toEqual([
          path,
          expect.stringMatching(/private|no-cache/),
        ]);
        expect([path, page.headers["cache-control"]]).toEqual([path, notPublic]);
        expect(page.headers["surrogate-key"]).toBeUndefined();
        expect([path, page.body]).toEqual([path, asVisitor.body]);
      }
    }
  });

  it("has tags of its products and lists", async () => {
    const { id } = await aProduct();
    const tagsOf = async (path: string) =>
      String((await asBrowser(path)).headers["surrogate-key"]).split(" ");
    expect(await tagsOf(`/product/${id}`)).toEqual(expect.arrayContaining(["pages", `product-${id}`]));
    expect(await tagsOf(`/product/${id}`)).not.toContain("products");
    for (const path of ["/", "/shop", "/shop?filter=party&sort=name"])
      expect([path, await tagsOf(path)]).toEqual([
        path,
        expect.arrayContaining(["pages", "products", `product-${id}`]),
      ]);
    expect(await tagsOf("/privacy")).toEqual(["pages"]);
  });

  it("is not stored if its product is unknown, or if there is no such page", async () => {
    for (const path of [`/product/${unknownId}`, "/nowhere"]) {
      const { statusCode, headers } = await asBrowser(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect([path, headers["cache-control"]]).toEqual([path, notPublic]);
    }
  });
});

describe("a REST path", () => {
  const paths = restRows.filter(({ method }) => method === "GET").map(({ path }) => `/api${path}`);

  it.each(paths)("is stored by no cache, with and without a session: %s", async (path) => {
    const { id } = await aProduct();
    const url = path.replace(/:\w+/g, id);
    for (const headers of [{}, ...sessions]) {
      const answer = await server.app.inject({ url, headers });
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("a GraphQL operation without the id of a document", () => {
  const query = "{ products(first: 1) { nodes { id __typename } } }";

  it("is stored by no cache, by GET and by POST", async () => {
    const byGet = { url: `/graphql?${new URLSearchParams({ query }).toString()}` };
    const byPost = { method: "POST", url: "/graphql", payload: { query } } as const;
    for (const request of [byGet, byPost, byPost, byPost, byPost])
      for (const session of [{}, ...sessions]) {
        const { headers } = await server.app.inject({
          ...request,
          headers: { "apollo-require-preflight": "1", ...session },
        });
        expect(headers["cache-control"]).toBe("no-store");
        expect(headers["surrogate-key"]).toBeUndefined();
      }
  });
});

it("names the tags in the header of the settings", async () => {
  const other = await openTestShop(
    { EDGE_TAG_HEADER: "cache-tag" },
    { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
  );
  const { id } = await other.aProduct();
  await vi.waitFor(
    async () => {
      const { headers } = await other.server.app.inject({ url: `/product/${id}` });
      expect(headers["cache-tag"]).toBe(`pages,product-${id}`);
      expect(headers["surrogate-key"]).toBeUndefined();
    },
    { timeout: 15_000 },
  );
});
