import type { NormalizedCacheObject } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { createCache } from "../graphql/cache.ts";
import { LatestArrivalsDocument, ProductPageDocument } from "../graphql/generated.ts";
import { pageUrl, queriesFor, renderPage } from "./entry-server.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const names = (path: string) => queriesFor(at(path)).map(({ operationName }) => operationName);

describe("the preloaded queries", () => {
  it.each([
    ["/", ["FeaturedCollections", "LatestArrivals"]],
    ["/shop", ["ShopPage"]],
    ["/shop/", ["ShopPage"]],
    ["/shop?view=list", ["ShopList"]],
    ["/search?term=silk", ["SearchPage"]],
    ["/product/1", ["ProductPage", "SimilarProducts", "NewestReviews"]],
    ["/search?term=%20", []],
    ["/about", ["AboutPage"]],
    ["/contact", []],
    ["/user/dashboard/wishlist", []],
    ["/product/1/2", []],
  ])("of %s", (path, expected) => {
    expect(names(path)).toEqual(expected);
  });

  it("follow the page's URL", () => {
    const [preloadQuery] = queriesFor(at("/shop?filter=party&max=2500&sort=name&pages=2")) ?? [];
    expect(preloadQuery?.variables).toEqual({
      first: 48,
      filter: { categories: ["PARTY"], maxPrice: 2500 },
      sort: "NAME_A_TO_Z",
    });
    expect(queriesFor(at("/search?term=%20moon%20silk%20"))?.[0]?.variables).toEqual({
      first: 24,
      filter: { text: "moon silk" },
    });
    expect(queriesFor(at("/search?term=silk&kind=saree-gown&size=m&color=no"))?.[0]?.variables).toEqual({
      first: 24,
      filter: { text: "silk", kinds: ["SAREE_GOWN"], sizes: ["M"] },
    });
    expect(queriesFor(at("/product/a%20b"))?.[0]?.variables).toEqual({ id: "a b" });
  });

  it("have the text that the client sends, with type names", () => {
    expect(queriesFor(at("/shop"))?.[0]?.query).toContain("__typename");
  });
});

describe("the URL that stands for a page", () => {
  const standsFor = (path: string) => {
    const { pathname, search } = pageUrl(at(path));
    return pathname + search;
  };

  it.each([
    ["/?utm_source=mail&gclid=1", "/"],
    ["/shop?utm_source=mail&sort=name&filter=party", "/shop?filter=party&sort=name"],
    ["/shop?sort=nonsense&view=grid&min=0&max=abc&color=nowhere&pages=1&x=1", "/shop"],
    ["/shop?filter=PARTY&filter=party&size=m&size=m", "/shop?filter=party&size=M"],
    ["/search?x=1&term=silk%20&kind=kurta", "/search?term=silk&kind=kurta"],
    ["/product/1?size=M&fbclid=1&color=Wine&color=Red", "/product/1?color=Wine&size=M"],
    ["/about?x=1", "/about"],
    ["/delivery?x=1", "/delivery"],
    ["/login?x=1", "/login"],
    ["/user/dashboard/orders?status=x", "/user/dashboard/orders"],
    ["/verify-email?token=abc&x=1", "/verify-email?token=1"],
    ["/reset-password?x=1", "/reset-password"],
    ["/pay/abc?x=1", "/pay/token"],
  ])("of %s is %s", (path, expected) => {
    expect(standsFor(path)).toBe(expected);
    expect(standsFor(expected)).toBe(expected);
  });

  it("leaves out choices that the product does not have", () => {
    const product = { availableSizes: ["S", "M"], availableColors: ["Wine", "Red"] };
    const urlOf = (query: string) => pageUrl(at(`/product/1?${query}`), [{ data: { product } }]).search;
    expect(urlOf("color=Red&size=M&x=1")).toBe("?color=Red&size=M");
    expect(urlOf("color=Purple&size=XXXL")).toBe("");
    expect(urlOf("color=Wine")).toBe("");
  });
});

describe("the rendered page", () => {
  const noProducts = { products: { __typename: "ProductConnection" as const, edges: [] } };
  const cacheOf = (dehydratedState: string) =>
    createCache().restore(JSON.parse(dehydratedState) as NormalizedCacheObject);
  const render = (path: string, results: Parameters<typeof renderPage>[1] = []) => {
    const page = renderPage(at(path), results);
    if (!page.markup) throw page.renderError;
    return { ...page, html: page.markup.html, pages: page.markup.pages };
  };

  it("has its results in the state, which the client's own cache reads", () => {
    const { dehydratedState, isFound } = render("/", [{ code: "INTERNAL" }, { data: noProducts }]);
    expect(cacheOf(dehydratedState).readQuery({ query: LatestArrivalsDocument })).toEqual(noProducts);
    expect(isFound).toBe(true);
  });

  it("of a refused cursor leads to the start of its list", () => {
    const refused = [{ code: "BAD_CURSOR" }];
    expect(render("/shop?after=abc&pages=3", refused).redirectTo).toBe("/shop");
    expect(render("/search?term=silk&after=abc&kind=kurta", refused).redirectTo).toBe(
      "/search?term=silk&kind=kurta",
    );
    expect(render("/shop?after=abc", [{ code: "INTERNAL" }]).redirectTo).toBeUndefined();
  });

  it("shows that an unknown product does not exist", () => {
    const { dehydratedState, isFound, tags, html } = render("/product/1", [
      { code: "PRODUCT_NOT_FOUND" },
      { code: "PRODUCT_NOT_FOUND" },
    ]);
    expect(html).toContain("This piece is not in the shop");
    expect(
      cacheOf(dehydratedState).readQuery({ query: ProductPageDocument, variables: { id: "1" } }),
    ).toEqual({ product: null });
    expect([isFound, tags]).toEqual([false, []]);
  });

  it.each([
    "/?utm_source=mail",
    "/shop?utm_source=mail&filter=party&sort=x",
    "/search?term=%20silk%20&utm_source=mail",
    "/product/1?color=Wine&utm_source=mail",
    "/contact?utm_source=mail",
    "/signup?token=abc",
    "/verify-email?token=abc&x=1",
    "/reset-password?token=abc",
    "/stop-alerts?token=abc",
    "/pay/abc",
    "/checkout?x=1",
    "/admin/orders?q=asha",
  ])("of %s is the one of the URL that stands for it, so that the client can hydrate it", (path) => {
    const { html, pages } = render(path);
    const { pathname, search } = pageUrl(at(path));
    const own = render(pathname + search);
    expect([own.html, own.pages]).toEqual([html, pages]);
  });

  it.each([
    ["/", "HomePage", "OWN<br/>YOUR<br/>EDGE"],
    ["/shop?filter=party", "ShopPage", "Loading products..."],
    ["/product/1", "ProductPage", "Loading the product"],
    ["/search?term=silk", "SearchPage", "Search Results for"],
    ["/about", "AboutPage", "Western lines, Indian hands"],
    ["/delivery", "DeliveryPage", "30-day returns"],
    ["/privacy", "PrivacyPage", "Privacy Policy"],
    ["/contact", "ContactPage", "Write to us"],
    ["/reset-password", "ResetPasswordPage", "Invalid reset link"],
    ["/forgot-password", "ForgotPasswordPage", "Back to the login"],
    ["/signup", "SignupPage", "© 2025 Saanjh"],
    ["/verify-email?token=abc", "VerifyEmailPage", "Verifying your email"],
    ["/pay/abc", "PayPage", "Loading the order"],
    ["/stop-alerts?token=abc", "StopAlertsPage", "Loading your alerts"],
    ["/login", "LoginPage", "© 2025 Saanjh"],
    ["/user/dashboard/orders", "OwnPageShell", ">Orders</h1>"],
    ["/checkout", "OwnPageShell", ">Checkout</h1>"],
    ["/not-found", "", "Go to the shop"],
    ["/admin/orders", "", ""],
  ])("of %s without results names the page %j and contains %j", (path, page, text) => {
    const { html, pages } = render(path);
    expect(html).toContain(text);
    expect(pages.join()).toBe(page);
    // The content security policy blocks both in a page's HTML.
    expect(html).not.toMatch(/ style=|<script/);
  });
});
