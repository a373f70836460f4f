import { expect, it } from "vitest";
import { searchTexts } from "./search-texts.rules.ts";

const product = {
  title: "Gown",
  category: "party",
  availableColors: [],
  materials: [],
  description: "A gown.",
};

it("the texts of a product are its title, its labels, its materials and its description", () => {
  expect(
    searchTexts({ ...product, availableColors: ["Rani Pink", "Wine"], materials: ["Silk", "Satin lining"] }),
  ).toEqual(["Gown", "party wear partywear Rani Pink Wine", "Silk Satin lining", "A gown "]);
  expect(searchTexts({ ...product, category: "accessories" })[1]).toBe("accessories ");
});

it.each([
  ["Semi-Sheer Gown", "Semi Sheer Gown SemiSheer"],
  ["Hand\u2010block\u2011print", "Hand\u2010block\u2011print Handblockprint"],
  ["Classic T Shirt", "Classic T Shirt TShirt"],
  ["A-line e-mail", "A line e mail Aline email"],
  ["Men's wear", "Men's wear swear"],
  ["x_T shirt", "x T shirt"],
  ["१-२", "१ २ १२"],
  ["Dress - blue", "Dress   blue"],
])("a title has its words with hyphens and after single letters once more as one word: %s", (title, text) => {
  expect(searchTexts({ ...product, title })[0]).toBe(text);
});

it("a description has no words joined after single letters: it has too many of them", () => {
  expect(searchTexts({ ...product, description: "A gown, semi-sheer" })[3]).toBe(
    "A gown, semi sheer semisheer",
  );
});

it("characters of host names, files and tags are gaps between words", () => {
  expect(searchTexts({ ...product, title: "a.b/c@d:e&f<g+h~i" })[0]).toBe("a b c d e f g h i");
});
