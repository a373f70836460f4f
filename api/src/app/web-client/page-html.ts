import type { ShopDetails } from "../../features/shop/shop-details.rules.ts";
import { escapeHtml } from "../../platform/html.ts";

/** A tag of a page's head. Values are unescaped; this file escapes them. */
export type Tag = {
  name: "title" | "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  text?: string;
};

/** Content of a page that is known before it is sent. */
export type PageContent = {
  tags: readonly Tag[];
  /** The client's cache, as JSON; empty for a page without queries. */
  dehydratedState: string;
  /** The rendered page, and the names of the pages whose code hydrates it. `undefined`: the browser renders the page. */
  markup: { html: string; pages: readonly string[] } | undefined;
};

const unsafeCharacters: Record<string, string> = {
  "<": String.raw`\u003c`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
};

/** Escapes JSON for a script element: no text in it can end the element or start a comment. */
const jsonInHtml = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => unsafeCharacters[sign] ?? "");

/** The text of a `script` is JSON. */
const tagHtml = ({ name, attributes, text }: Tag): string => {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const escape = name === "script" ? jsonInHtml : escapeHtml;
  return `<${name}${attributeTexts.join("")}>${text === undefined ? "" : `${escape(text)}</${name}>`}`;
};

const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"[^>]*>/;

/** Head tags are inserted after the viewport tag: the browser chooses a picture's file by the viewport. */
const viewportTag = /<meta\s+name="viewport"[^>]*>/;

/** The tags of the built page that the page's own tags replace. */
const replacedTags = (tags: readonly Tag[]): RegExp[] => [
  ...(tags.some(({ name }) => name === "title") ? [titleTag] : []),
  ...(tags.some(({ attributes }) => attributes["name"] === "description") ? [descriptionTag] : []),
];

/** What web/index.html says of the shop: `{shopName}`. The title is that of the home page, until a page has its own. */
const namedTexts = ({ name, tagline, description }: ShopDetails): Record<string, string> => ({
  shopName: name,
  shopTitle: tagline ? `${name}: ${tagline}` : name,
  shopDescription: `${description} Cash on delivery, easy returns.`.trim(),
});

/** The built page with the name of the shop, and with its details as JSON, which the client reads when it starts. */
export const withShopDetails = (html: string, shop: ShopDetails): string => {
  const texts = namedTexts(shop);
  return html
    .replace(/\{(shop\w+)\}/g, (place, key: string) => escapeHtml(texts[key] ?? place))
    .replace(
      "</body>",
      () => `<script type="application/json" id="shop">${jsonInHtml(JSON.stringify(shop))}</script></body>`,
    );
};

const emptyRoot = '<div id="root"></div>';

const rootHtml = ({ html, pages }: NonNullable<PageContent["markup"]>): string =>
  `<div id="root" data-pages="${escapeHtml(pages.join(" "))}">${html}</div>`;

/**
 * Inserts the page's content into the built page: title, description, preloaded picture, the rendered page, and the
 * dehydrated state as JSON, which no browser executes.
 */
export const insertContent = (html: string, { tags, dehydratedState, markup }: PageContent): string => {
  const htmlWithoutOwnTags = replacedTags(tags).reduce((text, tag) => text.replace(tag, ""), html);
  const stateScript = `<script type="application/json" id="dehydrated-state">${jsonInHtml(dehydratedState)}</script>`;
  return htmlWithoutOwnTags
    .replace(viewportTag, (viewport) => viewport + tags.map(tagHtml).join(""))
    .replace(emptyRoot, () => (markup ? rootHtml(markup) : emptyRoot))
    .replace("</body>", () => `${stateScript}</body>`);
};
