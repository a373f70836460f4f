import { describe, expect, it } from "vitest";
import { cachedRenderPage } from "./rendered-pages.ts";
import type { RenderedPage, TaggedPage } from "./server-entry.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const stock = (pieces: number) => [{ data: { product: { __typename: "Product", id: "1", stock: pieces } } }];

/** A cache over renderings that differ from a complete page by `changes`; `times` counts them from 1. */
const cacheOf = (changes: (times: number) => Partial<RenderedPage>) => {
  let times = 0;
  const renderPage = (): RenderedPage => {
    times += 1;
    const complete = { isFound: true, isComplete: true, tags: [], markup: { html: "", pages: [] } };
    return { ...complete, dehydratedState: String(times), ...changes(times) };
  };
  const cached = cachedRenderPage({ renderPage });
  return (...visit: Parameters<typeof cached>): TaggedPage => {
    const page = cached(...visit);
    if (!page) throw new Error("The page is not rendered.");
    return page;
  };
};

describe("a rendered page", () => {
  it("is reused for equal results and rendered again for other ones", () => {
    const renderPage = cacheOf(() => ({}));
    const first = renderPage(at("/product/1"), stock(3));
    expect(renderPage(at("/product/1"), stock(3))).toBe(first);
    expect(renderPage(at("/product/1"), stock(2)).dehydratedState).toBe("2");
    expect(renderPage(at("/product/1?color=Wine"), stock(2)).dehydratedState).toBe("3");
  });

  it("is sent to a network that has used up its budget only if it is kept", () => {
    const renderPage = cacheOf(() => ({}));
    const never = () => false;
    const page = renderPage(at("/product/1"), stock(3));
    expect(renderPage(at("/product/1"), stock(3), never)).toBe(page);
    expect(() => renderPage(at("/product/1"), stock(2), never)).toThrow("not rendered");
    expect(() => renderPage(at("/product/2"), stock(3), never)).toThrow("not rendered");
    expect(renderPage(at("/product/1"), stock(3), never)).toBe(page);
  });

  it("stays beside its rendering without results", () => {
    const renderPage = cacheOf(() => ({}));
    const page = renderPage(at("/shop"), stock(3));
    expect(renderPage(at("/shop"), [])).not.toBe(page);
    expect(renderPage(at("/shop"), stock(3))).toBe(page);
  });

  it("is tried again if it could not be rendered", () => {
    const renderPage = cacheOf((times) => (times === 1 ? { markup: undefined } : {}));
    expect(renderPage(at("/shop"), []).markup).toBeUndefined();
    expect(renderPage(at("/shop"), []).markup).toBeDefined();
  });

  it("has the tags of its results", () => {
    expect(cacheOf(() => ({}))(at("/product/1"), stock(3)).edgeTags).toEqual(["product-1"]);
  });

  it.each([
    ["whose data are missing", { isComplete: false }],
    ["that could not be rendered", { markup: undefined }],
    ["of an unknown product", { isFound: false }],
  ])("%s has no tags, so that no cache stores it", (_, changes) => {
    expect(cacheOf(() => changes)(at("/product/1"), stock(3)).edgeTags).toBeUndefined();
  });
});
