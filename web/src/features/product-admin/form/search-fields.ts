import { orNull, type FieldDeclaration } from "./field-declaration.ts";

const maxHandleLength = 80;

/** Whether a text is a handle or a slug. */
export const isHandle = (text: string): boolean =>
  text.length <= maxHandleLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

const maxSeoTitle = 70;
const maxSeoDescription = 320;

/** The fields of the page's address, and of what search engines show of it. */
export const searchFields = {
  slug: {
    name: "Web address",
    textOf: ({ slug }) => slug ?? "",
    toValue: orNull,
    isValid: (text) => text.trim() === "" || isHandle(text.trim()),
    sentence: "A web address has letters a to z, digits and single hyphens, at most 80 characters.",
    words: (text) => text.trim() || "From the title",
    hint: "The end of the page’s address. Leave empty to make it from the title. Old links lead to the new address.",
    isWide: true,
    isPlain: true,
    isForSearch: true,
  },
  seoTitle: {
    name: "Heading in search results",
    textOf: ({ seoTitle }) => seoTitle ?? "",
    toValue: orNull,
    isValid: (text) => text.trim().length <= maxSeoTitle,
    sentence: `The heading in search results has at most ${maxSeoTitle} characters.`,
    words: (text) => text.trim() || "Same as the title",
    hint: `At most ${maxSeoTitle} characters. Google shows about 60.`,
    isWide: true,
    isForSearch: true,
  },
  seoDescription: {
    name: "Text in search results",
    textOf: ({ seoDescription }) => seoDescription ?? "",
    toValue: orNull,
    isValid: (text) => text.trim().length <= maxSeoDescription,
    sentence: `The text in search results has at most ${maxSeoDescription} characters.`,
    words: (text) => text.trim() || "Start of the description",
    hint: `At most ${maxSeoDescription} characters. Google shows about 160.`,
    control: "area",
    isWide: true,
    isForSearch: true,
  },
} satisfies Record<string, FieldDeclaration>;
