import type { NormalizedCacheObject } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { createCache } from "../graphql/cache.ts";
import { HomePageDocument, ProductPageDocument } from "../graphql/generated.ts";
import { pageUrl, queriesFor, renderPage } from "./entry-server.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const allNames = (path: string) => queriesFor(at(path)).map(({ operationName }) => operationName);
const names = (path: string) => allNames(path).filter((name) => name !== "SiteContent");

describe("the preloaded queries", () => {
  it.each([
    ["/", ["HomePage", "HomeCollections"]],
    ["/shop", ["ShopPage"]],
    ["/shop/", ["ShopPage"]],
    ["/shop?view=list", ["ShopList"]],
    ["/shop?collection=diwali", ["ShopPage", "CollectionPage"]],
    ["/search?term=silk", ["SearchPage"]],
    ["/product/1", ["ProductPage", "SimilarProducts", "NewestReviews"]],
    ["/search?term=%20", []],
    ["/about", ["TextPage", "AboutPage"]],
    ["/contact", ["TextPage"]],
    ["/pages/terms?version=2", ["TextPage"]],
    ["/user/dashboard/wishlist", []],
    ["/product/1/silk-saree", ["ProductPage", "SimilarProducts", "NewestReviews"]],
    ["/product/1/2/3", []],
  ])("of %s", (path, expected) => {
    expect(names(path)).toEqual(expected);
  });

  it("have what stands around the page, also around one of a shopper", () => {
    for (const path of ["/", "/contact", "/checkout", "/login"])
      expect(allNames(path)).toContain("SiteContent");
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

describe("the page of a collection", () => {
  const page = at("/shop?collection=diwali-2025&size=M");
  const products = {
    __typename: "ProductConnection",
    totalCount: 0,
    facets: {
      __typename: "ProductFacets",
      categories: [],
      kinds: [],
      colors: [],
      fabrics: [],
      sizes: [],
      origins: [],
    },
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    edges: [],
  };
  const collection = {
    __typename: "Collection",
    id: "1",
    slug: "diwali",
    title: "Diwali",
    text: "Lamps and silk.",
    picture: null,
  };
  const rendered = (found: object | null) =>
    renderPage(page, [{ data: { products } }, { data: { collection: found } }]);

  it("is not found when the collection is gone", () => {
    expect(rendered(null)).toMatchObject({ isFound: false, movedTo: undefined });
    expect(rendered(null).markup?.html).toContain("This collection is no longer available");
  });

  it("moves from a former address to the present one", () => {
    const moved = rendered(collection);
    expect(moved).toMatchObject({ isFound: true, movedTo: "/shop?collection=diwali&size=M" });
    expect(moved.markup?.html).toContain("Lamps and silk.");
  });

  it("stays at its present address", () => {
    expect(rendered({ ...collection, slug: "diwali-2025" })).toMatchObject({
      isFound: true,
      movedTo: undefined,
    });
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
    ["/shop?sort=featured&collection=Diwali&x=1", "/shop?collection=diwali"],
    ["/shop?sort=newest&collection=diwali", "/shop?collection=diwali&sort=newest"],
    ["/search?x=1&term=silk%20&kind=kurta", "/search?term=silk&kind=kurta"],
    ["/product/1?size=M&fbclid=1&color=Wine&color=Red", "/product/1?color=Wine&size=M"],
    ["/product/1/silk-saree?color=Wine", "/product/1?color=Wine"],
    ["/product/1/made-up/", "/product/1"],
    ["/about?x=1", "/about"],
    ["/delivery?x=1", "/delivery"],
    ["/login?x=1", "/login"],
    ["/user/dashboard/orders?status=x", "/user/dashboard/orders"],
    ["/verify-email?token=abc&x=1", "/verify-email?token=1"],
    ["/reset-password?x=1", "/reset-password"],
    ["/reset-password?token=", "/reset-password"],
    ["/pay/abc?x=1", "/pay/token"],
    ["/ticket/abc?x=1", "/ticket/token"],
  ])("of %s is %s", (path, expected) => {
    expect(standsFor(path)).toBe(expected);
    expect(standsFor(expected)).toBe(expected);
  });

  it("leaves out variants that the product does not have", () => {
    const product = { availableSizes: ["S", "M"], availableColors: ["Wine", "Red"] };
    const urlOf = (query: string) => pageUrl(at(`/product/1?${query}`), [{ data: { product } }]).search;
    expect(urlOf("color=Red&size=M&x=1")).toBe("?color=Red&size=M");
    expect(urlOf("color=Purple&size=XXXL")).toBe("");
    expect(urlOf("color=Wine")).toBe("");
  });
});

describe("the rendered page", () => {
  const emptyHome = { home: { __typename: "Home" as const, sections: [] } };
  const cacheOf = (dehydratedState: string) =>
    createCache().restore(JSON.parse(dehydratedState) as NormalizedCacheObject);
  const render = (path: string, results: Parameters<typeof renderPage>[1] = []) => {
    const page = renderPage(at(path), results);
    if (!page.markup) throw page.renderError;
    return { ...page, html: page.markup.html, pages: page.markup.pages };
  };

  it("has its results in the state, which the client's own cache reads", () => {
    const { dehydratedState, isFound } = render("/", [{ data: emptyHome }, { code: "INTERNAL" }]);
    expect(cacheOf(dehydratedState).readQuery({ query: HomePageDocument })).toEqual(emptyHome);
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

  it("of an unknown page of text is not found", () => {
    expect(render("/pages/nothing", [{ data: { page: null } }]).isFound).toBe(false);
    for (const path of ["/pages/UPPER", "/pages/a_b", "/pages/..%2fetc"])
      expect([path, render(path, []).isFound]).toEqual([path, false]);
  });

  it.each([
    "/?utm_source=mail",
    "/shop?utm_source=mail&filter=party&sort=x",
    "/search?term=%20silk%20&utm_source=mail",
    "/product/1?color=Wine&utm_source=mail",
    "/product/1/silk-saree?color=Wine",
    "/contact?utm_source=mail",
    "/signup?token=abc",
    "/verify-email?token=abc&x=1",
    "/reset-password?token=abc",
    "/stop-alerts?token=abc",
    "/signup?token=",
    "/verify-email?token=",
    "/reset-password?token=",
    "/join-staff?token=",
    "/stop-alerts?token=",
    "/preview?token=",
    "/pay/abc",
    "/ticket/abc",
    "/checkout?x=1",
    "/admin/orders?q=asha",
  ])("of %s is the one of the URL that stands for it, so that the client can hydrate it", (path) => {
    const { html, pages } = render(path);
    const { pathname, search } = pageUrl(at(path));
    const own = render(pathname + search);
    expect([own.html, own.pages]).toEqual([html, pages]);
  });

  it.each([
    ["/", "HomePage", "Loading the page"],
    ["/shop?filter=party", "ShopPage", "Loading products..."],
    ["/product/1", "ProductPage", "Loading the product"],
    ["/search?term=silk", "SearchPage", "Search Results for"],
    ["/about", "AboutPage", "Loading the page"],
    ["/delivery", "DeliveryPage", "Loading the page"],
    ["/privacy", "PrivacyPage", "Loading the page"],
    ["/contact", "ContactPage", "Loading the page"],
    ["/reset-password", "ResetPasswordPage", "Invalid reset link"],
    ["/forgot-password", "ForgotPasswordPage", "Back to the login"],
    ["/signup", "SignupPage", "© 2025 Saanjh"],
    ["/verify-email?token=abc", "VerifyEmailPage", "Verify Email"],
    ["/pay/abc", "PayPage", "Loading the order"],
    ["/ticket/abc", "TicketPage", "Loading your message"],
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
