import { expect, it } from "vitest";
import { toggled } from "./facet-options.ts";
import { readShopQuery } from "./shop-query.ts";
import { changedQuery, onePageMoreOf } from "./use-shop-query.ts";

const query = (text: string) => readShopQuery(new URLSearchParams(text));

it("starts a changed list at its first page", () => {
  expect(changedQuery(query("text=silk&pages=3"), { sort: "NAME_A_TO_Z" })).toEqual(
    query("text=silk&sort=name"),
  );
  expect(changedQuery(query("pages=3"), ({ pages }) => ({ view: "list", pages }))).toEqual(
    query("view=list&pages=3"),
  );
});

it("chooses a value beside those of the URL, which the caller may not know", () => {
  const choose = (size: string) => (current: ReturnType<typeof query>) => toggled(current, "sizes", size);
  const withM = changedQuery(query("text=silk"), choose("M"));
  expect(withM && changedQuery(withM, choose("L"))).toEqual(query("text=silk&size=M&size=L"));
});

it("counts a page that has loaded only while its list is shown", () => {
  const more = onePageMoreOf(query("text=silk&pages=2"));
  expect(changedQuery(query("text=silk&pages=2"), more)).toEqual(query("text=silk&pages=3"));
  expect(changedQuery(query("text=silk&size=M"), more)).toBeNull();
});
