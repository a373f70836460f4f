import { matchPath } from "react-router-dom";
import { expect, it } from "vitest";
import { paths } from "../paths.ts";
import { pagePaths } from "./page-paths.ts";

it.each(Object.entries(paths))("the URL %s leads to a page of the router", (_, pathOf) => {
  // A list with one text stands for a text too.
  const url = (pathOf as (value: string[]) => string)(["privacy"]);
  const { pathname } = new URL(url, "http://shop");
  expect(pagePaths.filter((path) => matchPath(path, pathname))).not.toEqual([]);
});

it("has each setting", () => {
  expect(pagePaths).toContain("/user/dashboard/settings/security");
});

it("has no pattern for the not-found page", () => {
  expect(pagePaths.filter((path) => /[*]|settings\/:/.test(path))).toEqual([]);
});
