import { describe, expect, it } from "vitest";
import type { Context } from "../features/shop/context.ts";
import { costBudget, costsPerMinute, renderingCost } from "../platform/graphql/cost-budget.ts";
import { preloadedPageReader } from "./preloaded-queries.ts";
import type { ServerEntry } from "./web-client/server-entry.ts";

const visitorOf = (network: string) =>
  ({
    network,
    viewer: null,
    services: { settings: { publicUrl: "https://shop.example.com", pageWaitSeconds: 1 } },
  }) as Context;

/** A reader of pages that read the parameter `page` alone, and the URLs that it has rendered. */
const pagesWith = (budget = costBudget(true)) => {
  const rendered: string[] = [];
  const serverEntry: ServerEntry = {
    pages: [],
    trustedDocuments: {},
    pageUrl: (address) => new URL(`?page=${address.searchParams.get("page") ?? ""}`, address),
    queriesFor: () => [],
    renderPage: ({ search }) => {
      rendered.push(search);
      return {
        isFound: true,
        isComplete: true,
        tags: [],
        dehydratedState: "{}",
        markup: { html: "", pages: [] },
      };
    },
  };
  const apollo = {} as Parameters<typeof preloadedPageReader>[0];
  return { read: preloadedPageReader(apollo, serverEntry, budget), rendered };
};

describe("a page", () => {
  it("is rendered once for all URLs that differ in what it does not read", async () => {
    const { read, rendered } = pagesWith();
    const visitor = visitorOf("192.0.2.1");
    const first = await read("/shop?page=1", visitor);
    const others = await Promise.all(
      ["utm_source=mail&page=1", "page=1&x=2", "page=1&x=3"].map((query) => read(`/shop?${query}`, visitor)),
    );
    expect(others).toEqual([first, first, first]);
    expect(rendered).toEqual(["?page=1"]);
  });

  it("is rendered for a network within its budget only", async () => {
    const { read, rendered } = pagesWith();
    const visitor = visitorOf("192.0.2.1");
    const pages = Math.floor(costsPerMinute.network / renderingCost);
    for (let page = 0; page < pages; page += 1)
      expect(await read(`/shop?page=${page}`, visitor)).toBeDefined();
    expect(await read(`/shop?page=${pages}`, visitor)).toBeUndefined();
    expect(rendered).toHaveLength(pages);
    expect(await read("/shop?page=0", visitor)).toBeDefined();
    expect(await read(`/shop?page=${pages}`, visitorOf("192.0.2.2"))).toBeDefined();
  });
});
