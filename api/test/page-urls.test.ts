import { beforeEach, expect, it, vi } from "vitest";
import { clientFolder, loadServerEntry } from "./support/web-client.ts";
import { openTestShop } from "./support/test-shop.ts";

const serverEntry = await loadServerEntry();
const rendered: string[] = [];
const { server, aProduct } = await openTestShop(
  {},
  {
    clientFolder: await clientFolder(),
    serverEntry: {
      ...serverEntry,
      renderPage: (address, results, details) => {
        rendered.push(address.href);
        return serverEntry.renderPage(address, results, details);
      },
    },
  },
);
const { id } = await aProduct({ title: "Bagru Tea Dress", colors: ["Wine", "Red"], sizes: ["S", "M"] });

const page = async (url: string): Promise<string> =>
  (await server.app.inject({ url, headers: { accept: "text/html" } })).body;

/** The page when its results stay the same: counts of products are read in the background. */
const settledPage = async (url: string): Promise<string> => {
  let renderings = -1;
  return vi.waitFor(
    async () => {
      renderings = rendered.length;
      const body = await page(url);
      expect(rendered).toHaveLength(renderings);
      return body;
    },
    { timeout: 15_000 },
  );
};

beforeEach(() => void rendered.splice(0));

it.each([
  ["/", ["utm_source=mail", "gclid=1", "x=1&x=2"]],
  ["/shop", ["utm_source=mail", "sort=x", "view=x", "min=x", "filter=x", "pages=0"]],
  ["/search?term=bagru", ["utm_source=mail", "term=x", "kind=x"]],
  ["/about", ["utm_source=mail"]],
  ["/login", ["utm_source=mail"]],
  ["/nowhere", ["utm_source=mail"]],
  [`/product/${id}`, ["utm_source=mail", "color=Purple", "size=9", "color=Wine"]],
  [`/product/${id}?color=Red`, ["utm_source=mail", "color=Wine", "size=9"]],
])("the page %s is rendered once, whatever its URL has besides what the page reads", async (path, others) => {
  const body = await settledPage(path);
  const renderings = rendered.length;
  for (const other of others)
    expect(await page(`${path}${path.includes("?") ? "&" : "?"}${other}`)).toBe(body);
  expect(rendered).toHaveLength(renderings);
});

it("a variant that the product has is another page", async () => {
  expect(await settledPage(`/product/${id}?color=Red`)).not.toBe(await settledPage(`/product/${id}`));
});
