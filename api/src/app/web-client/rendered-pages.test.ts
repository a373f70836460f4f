import { expect, it } from "vitest";
import { cachedRenderPage } from "./rendered-pages.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const stock = (pieces: number) => [{ data: { product: { stock: pieces } } }];

it("reuses a page for equal results and renders it again for other ones", () => {
  let times = 0;
  const renderPage = cachedRenderPage({
    trustedDocuments: {},
    queriesFor: () => [],
    renderPage: () => ({
      isFound: true,
      isComplete: true,
      tags: [],
      dehydratedState: `{"times":${++times}}`,
      markup: { html: "", pages: [] },
    }),
  });
  const first = renderPage(at("/product/1"), stock(3));
  expect(renderPage(at("/product/1"), stock(3))).toBe(first);
  expect(renderPage(at("/product/1"), stock(2)).dehydratedState).toBe('{"times":2}');
  expect(renderPage(at("/product/1?color=Wine"), stock(2)).dehydratedState).toBe('{"times":3}');
});

it("keeps a page beside its rendering without results", () => {
  const renderPage = cachedRenderPage({
    trustedDocuments: {},
    queriesFor: () => [],
    renderPage: () => ({
      isFound: true,
      isComplete: true,
      tags: [],
      dehydratedState: "",
      markup: { html: "", pages: [] },
    }),
  });
  const page = renderPage(at("/shop"), stock(3));
  expect(renderPage(at("/shop"), [])).not.toBe(page);
  expect(renderPage(at("/shop"), stock(3))).toBe(page);
});

it("tries a page again that could not be rendered", () => {
  let times = 0;
  const renderPage = cachedRenderPage({
    trustedDocuments: {},
    queriesFor: () => [],
    renderPage: () => ({
      isFound: true,
      isComplete: true,
      tags: [],
      dehydratedState: "",
      markup: ++times > 1 ? { html: "", pages: [] } : undefined,
    }),
  });
  expect(renderPage(at("/shop"), []).markup).toBeUndefined();
  expect(renderPage(at("/shop"), []).markup).toBeDefined();
});
