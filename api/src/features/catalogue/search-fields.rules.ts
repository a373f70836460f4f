import { valueText } from "../../platform/csv/cell-values.ts";
import { optionalLine, type FieldDeclaration } from "./field-declaration.rules.ts";
import { checkedSlug } from "./slug.rules.ts";

export type SearchFields = {
  /** The last part of its page's address; `null` for the one that the title makes. */
  slug: string | null;
  /** What search engines show of its page; `null` for its title and description. */
  seoTitle: string | null;
  seoDescription: string | null;
};

/** Google shows about 60 characters of a title and 160 of a description; the limits are Shopify's. */
export const searchFieldDeclarations = {
  slug: {
    column: "slug",
    type: "text",
    descriptions: {
      product: "Slug: the last part of the address of its page. Empty if its title makes none.",
      admin: "Slug of its page's address; null for the one that the title makes.",
      input:
        "Slug of its page's address: letters a to z, digits and hyphens; omitted for the one of the title.",
      change:
        "New slug of its page's address; null for the one of the title. The old address leads to the new one.",
    },
    check: checkedSlug,
    fallback: null,
    cellOf: (value) => value ?? "",
    read: (cell) => valueText(cell) || null,
    shown: "always",
    isFilledInShop: true,
  },
  seoTitle: {
    ...optionalLine("seoTitle", "seo_title", 70),
    descriptions: {
      product: "Title of its page for search engines; null for the title of the product.",
      input: "Title for search engines, at most 70 characters.",
      change: "New title for search engines; null removes it.",
    },
  },
  seoDescription: {
    ...optionalLine("seoDescription", "seo_description", 320),
    descriptions: {
      product: "Description of its page for search engines; null for the description of the product.",
      input: "Description of its page for search engines, at most 320 characters.",
      change: "New text for search engines; null removes it.",
    },
  },
} satisfies { [Field in keyof SearchFields]: FieldDeclaration<SearchFields[Field]> };
