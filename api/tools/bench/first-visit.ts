import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startNode, waitUntilReady } from "./node-process.ts";
import { shopProgram } from "./bench-setup.ts";

/*
 * Starts a shop with an empty data folder, and opens ten product pages at once after its start, as the first visitor on a phone
 * does: `node --import @oxc-node/core/register api/tools/bench/first-visit.ts`. Prints how long the pictures of each page were
 * blank, and how many of them were placeholders.
 */

const pages = 10;

/** Pictures of a page that a phone requests: the large one, its thumbnails, and the cards of similar products. */
const filesOf = (product: Page): string[] => [
  ...product.pictures.slice(0, 1).map(({ baseUrl }) => `${baseUrl}/1080.avif`),
  ...product.pictures.slice(0, 4).map(({ baseUrl }) => `${baseUrl}/320.avif`),
  ...product.similar.flatMap(({ coverPictures: [cover] }) => (cover ? [`${cover.baseUrl}/720.avif`] : [])),
];

type Cover = { baseUrl: string };
type Page = { id: string; pictures: Cover[]; similar: { coverPictures: Cover[] }[] };

const query = `{ products(first: 60) { nodes { id pictures { baseUrl } similar { coverPictures { baseUrl } } } } }`;

const productPages = async (url: string): Promise<Page[]> => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { products: { nodes: Page[] } } };
  return data.products.nodes.filter((_, index) => index % 6 === 0).slice(0, pages);
};

const openPage = async (
  url: string,
  page: Page,
): Promise<{ slowest: number; placeholders: number; files: number }> => {
  const files = filesOf(page);
  const startedAt = performance.now();
  const results = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(`${url}${file}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${file} answered ${response.status}`);
      const isPlaceholder = response.headers.get("cache-control") === "no-store";
      return { milliseconds: performance.now() - startedAt, isPlaceholder };
    }),
  );
  return {
    slowest: Math.round(Math.max(...results.map(({ milliseconds }) => milliseconds))),
    placeholders: results.filter(({ isPlaceholder }) => isPlaceholder).length,
    files: files.length,
  };
};

const run = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-first-visit-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = startNode(shopProgram, {
    NODE_ENV: "test",
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
  });
  try {
    await waitUntilReady(shop, url);
    for (const page of await productPages(url)) {
      const { slowest, placeholders, files } = await openPage(url, page);
      process.stdout.write(`product ${page.id}: ${slowest} ms, ${placeholders} of ${files} placeholders\n`);
    }
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
};

run().catch((error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`${String(error)}\n`);
});
