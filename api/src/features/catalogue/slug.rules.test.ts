import { expect, it } from "vitest";
import { checkedSlug, productPath, slugOf } from "./slug.rules.ts";

it.each([
  ["Chikankari Kurta", "chikankari-kurta"],
  ["Nuapatna Ikat Wrap-Dress, Peacock Teal", "nuapatna-ikat-wrap-dress-peacock-teal"],
  ["Meera's  Saree — 2.0!", "meeras-saree-2-0"],
  ["  --Ásha café Straße--  ", "asha-cafe-strasse"],
  ["साड़ी कमल", "sadi-kamal"],
  ["ਸਾੜੀ ੨੦", "sadi-20"],
  ["பட்டு", "pattu"],
  ["Kurta 🌸 कुर्ता", "kurta-kurta"],
  ["Кurta", "urta"],
  ["🌸🌸", ""],
  ["连衣裙", ""],
  ["<script>alert(1)</script>", "script-alert-1-script"],
])("the title %s makes the slug %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it("cuts a long slug at a word", () => {
  expect(slugOf("long ".repeat(60))).toBe(`${"long-".repeat(15)}long`);
  expect(slugOf(`${"a".repeat(80)} more`)).toBe("a".repeat(80));
});

it("cuts a long word anywhere", () => {
  expect(slugOf("x".repeat(200))).toHaveLength(80);
});

it("makes only slugs that an admin may type", () => {
  for (const title of ["Kurta", "a b", "ß'ß", "१२ कुर्ता", "x".repeat(300)])
    expect(checkedSlug(slugOf(title))).toBe(slugOf(title));
});

it.each(["Kurta", "kurta ", "kürta", "kurta--blue", "-kurta", "../admin", "kurtа", "🌸", "", "x".repeat(81)])(
  "refuses the typed slug %j",
  (slug) => {
    expect(() => checkedSlug(slug)).toThrow(expect.objectContaining({ code: "SLUG_INVALID" }));
  },
);

it("the path of a product has its own slug, the one of its title, or none", () => {
  const product = { productId: "p1", title: "Silk Saree", slug: null };
  expect(productPath({ ...product, slug: "saree" })).toBe("/product/p1/saree");
  expect(productPath(product)).toBe("/product/p1/silk-saree");
  expect(productPath({ ...product, title: "🌸" })).toBe("/product/p1");
});
