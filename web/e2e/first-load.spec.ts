import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** The limit for the script of the first page in bytes, gzip (docs/adr/0015-preloaded-queries.md). */
const BUDGET = 150_000;

const shiftsOn = async (page: Page, path: string): Promise<string[]> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        shifts.push(
          `${entry.value.toFixed(4)} ${(entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "")).join(" | ")}`,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
};

test("the first page loads at most 150 kB of script: the entry and its static imports", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const needed = new Set(
    [...html.matchAll(/(?:src|data-entry)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ""),
  );
  expect(needed.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const path of needed) {
    const code = await (await page.request.get(path)).text();
    bytes += gzipSync(code).length;
    const heads = code.matchAll(
      /(?:^|[;}\s])(?:import|export)[^"'();]*?from\s*["']\.\/([^"']+\.js)["']|^import\s*["']\.\/([^"']+\.js)["']/g,
    );
    for (const [, named, bare] of heads) needed.add(`/assets/${named ?? bare}`);
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

for (const [name, path] of [
  ["home", "/"],
  ["shop", "/shop"],
  ["a product", "/shop"],
] as const)
  test(`the layout does not shift while ${name} loads on a slow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const url = name === "a product" ? await productPath(page) : path;
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    expect(await shiftsOn(page, url)).toEqual([]);
  });

async function productPath(page: Page): Promise<string> {
  const response = await page.request.post("/graphql", {
    data: { query: "{ products(first: 1) { nodes { id } } }" },
  });
  const { data } = (await response.json()) as { data: { products: { nodes: { id: string }[] } } };
  return `/product/${data.products.nodes[0]?.id}`;
}
