import { describe, expect, it } from "vitest";
import { defaultListQuery, filterOf, readListQuery, writeListQuery } from "./list-query.ts";

const read = (text: string) => readListQuery(new URLSearchParams(text));

describe("the URL of the admin's list", () => {
  it("restores every choice that it holds", () => {
    const query = {
      text: "silk & zari",
      state: "archived",
      category: "EVERYDAY",
      stock: "low",
      sort: "PRICE_HIGH",
    } as const;
    const url = String(writeListQuery(query));
    expect(url).toBe("text=silk+%26+zari&state=archived&category=everyday&stock=low&sort=price-high");
    expect(read(url)).toEqual(query);
  });

  it("is empty for the first view", () => {
    expect(String(writeListQuery(defaultListQuery))).toBe("");
    expect(read("")).toEqual(defaultListQuery);
  });

  it.each([
    "state=gone",
    "state=toString",
    "stock=some",
    "stock=__proto__",
    "category=shoes",
    "sort=cheapest",
    "text=%20%20",
  ])("with an invalid value counts as without it: %s", (url) => {
    expect(read(url)).toEqual(defaultListQuery);
  });

  it("limits the text to what the server accepts", () => {
    expect(read(`text=${"x".repeat(300)}`).text).toHaveLength(200);
  });

  it("becomes the server's filter", () => {
    expect(filterOf(read("text=silk&state=all&category=party&stock=out"))).toEqual({
      text: "silk",
      state: "ALL",
      categories: ["PARTY"],
      stock: "OUT",
    });
    expect(filterOf(defaultListQuery)).toEqual({
      text: null,
      state: "ACTIVE",
      categories: null,
      stock: null,
    });
  });
});
