import { expect, it } from "vitest";
import { linkTextFor } from "./link-text.ts";

const [diwali, eid] = [{ title: "Diwali" }, { title: "Eid" }];

it.each([
  ["Look inside", diwali, undefined, "Look inside"],
  ["Look inside", undefined, diwali, "Look inside"],
  ["", diwali, undefined, "See Diwali"],
  ["See Diwali", eid, diwali, "See Eid"],
  ["See Diwali", undefined, diwali, ""],
  ["See Diwali", eid, undefined, "See Diwali"],
  ["", undefined, undefined, ""],
])("the link text %j with the collection %o after %o is %j", (text, collection, before, next) => {
  expect(linkTextFor(text, collection, before)).toBe(next);
});
