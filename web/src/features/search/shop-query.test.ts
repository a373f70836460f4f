import { describe, expect, it } from "vitest";
import { readSearchQuery, searchVariables, writeSearchQuery } from "./search-page.ts";
import { productFilterOf, defaultShopQuery, readShopQuery, writeShopQuery } from "./shop-query.ts";

const read = (query: string) => readShopQuery(new URLSearchParams(query));

describe("the shop's URL", () => {
  it("opens a collection by the specification's filter", () => {
    expect(read("filter=party").categories).toEqual(["PARTY"]);
    expect(productFilterOf(read("filter=everyday"))).toEqual({ categories: ["EVERYDAY"] });
  });

  it("restores every setting that it contains", () => {
    const query =
      "filter=party&filter=accessories&kind=dress&kind=saree-gown&size=S&size=XL&color=red&fabric=silk&text=silk&min=500&max=9900&sort=price-low&view=list&pages=3";
    expect(writeShopQuery(read(query)).toString()).toBe(query);
  });

  it("cuts a long text before an emoji, not through it: the server refuses half of one", () => {
    expect(read(`text=${"k".repeat(99)}\u{1f457}`).text).toBe("k".repeat(99));
  });

  it("has a collection, whose own order is the default and ends outside of it", () => {
    const query = read("collection=diwali&filter=party");
    expect(query).toMatchObject({ collection: "diwali", sort: "FEATURED" });
    expect(productFilterOf(query)).toEqual({ collection: "diwali", categories: ["PARTY"] });
    expect(writeShopQuery(query).toString()).toBe("collection=diwali&filter=party");
    expect(writeShopQuery({ ...query, sort: "NEWEST" }).toString()).toBe(
      "collection=diwali&filter=party&sort=newest",
    );
    expect(read("sort=featured").sort).toBe("NEWEST");
    expect(writeShopQuery({ ...query, collection: "" }).toString()).toBe("filter=party");
    expect(readSearchQuery(new URLSearchParams("term=silk&collection=diwali")).collection).toBe("");
  });

  it("is empty by default", () => {
    expect(writeShopQuery(defaultShopQuery).toString()).toBe("");
    expect(productFilterOf(defaultShopQuery)).toEqual({});
  });

  it("sorts categories by display order, so that equal filters are equal", () => {
    expect(productFilterOf(read("filter=accessories&filter=party"))).toEqual(
      productFilterOf(read("filter=party&filter=accessories")),
    );
  });

  it("ignores invalid values", () => {
    expect(read("filter=shoes&sort=magic&min=-5&max=abc&view=cloud&pages=0&text=%20%20")).toEqual(
      defaultShopQuery,
    );
  });

  it("ignores unknown facets, repeated ones and too many sizes", () => {
    const query = read(
      "kind=spaceship&kind=kurta&kind=KURTA&color=&color=plaid&fabric=cotton&size=m&size=M&size=%20",
    );
    expect(productFilterOf(query)).toEqual({ kinds: ["KURTA"], fabrics: ["COTTON"], sizes: ["M"] });
    const sizes = Array.from({ length: 200 }, (_, index) => `size=${index}`).join("&");
    expect(read(sizes).sizes).toHaveLength(30);
  });

  it("has sizes of up to 60 characters, which the API accepts", () => {
    const longest = "9".repeat(60);
    expect(read(`size=${longest}&size=${longest}9`).sizes).toEqual([longest]);
  });

  it("ignores control characters", () => {
    expect(read("size=%00m&text=moon%00%0Asilk%7f")).toMatchObject({ sizes: ["M"], text: "moon  silk" });
    expect(readSearchQuery(new URLSearchParams("term=silk%00")).text).toBe("silk");
  });

  it("counts a value of control characters alone as missing", () => {
    expect(read("size=%00&text=%00%1f")).toEqual(defaultShopQuery);
    expect(readSearchQuery(new URLSearchParams("term=%00")).text).toBe("");
  });

  const search = (text: string) => readSearchQuery(new URLSearchParams(text));

  it("starts a search at the best match", () => {
    expect(search("term=silk&sort=relevance").sort).toBe("RELEVANCE");
    expect(searchVariables(search("term=silk"))).not.toHaveProperty("sort");
    expect(writeSearchQuery(search("term=silk")).toString()).toBe("term=silk");
  });

  it("keeps another sort order of a search", () => {
    for (const url of ["term=silk&sort=newest", "term=silk&sort=price-low"])
      expect(writeSearchQuery(search(url)).toString()).toBe(url);
    expect(searchVariables(search("term=silk&sort=newest")).sort).toBe("NEWEST");
  });

  it("orders facets alike, so that equal filters are equal", () => {
    expect(productFilterOf(read("size=XL&size=S&color=blue&color=red"))).toEqual(
      productFilterOf(read("color=red&color=blue&size=S&size=XL")),
    );
  });

  it("swaps a price range whose minimum is above its maximum", () => {
    expect(read("min=4000&max=500").price).toEqual([500, 4000]);
  });
});

describe("the price range", () => {
  it("sends no maximum price at the top end: it means 10,000 and above", () => {
    expect(productFilterOf(read("min=2000&max=10000"))).toEqual({ minPrice: 2000 });
    expect(productFilterOf(read("max=9900"))).toEqual({ maxPrice: 9900 });
    expect(read("max=99999").price).toEqual([0, 10_000]);
  });

  it("keeps an amount between two steps of the slider", () => {
    expect(productFilterOf(read("min=1250"))).toEqual({ minPrice: 1250 });
  });
});
