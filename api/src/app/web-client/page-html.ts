import { escapeHtml } from "../../platform/html.ts";

/** A tag of a page's head, with values as they are: they are escaped here. */
export type Tag = {
  name: "title" | "meta" | "link";
  attributes: Readonly<Record<string, string>>;
  text?: string;
};

/** What is known of a page before it is sent. */
export type FirstAnswers = {
  tags: readonly Tag[];
  /** The answers for the client's cache, as JSON. */
  memory: string;
};

const tagHtml = ({ name, attributes, text }: Tag): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>${text === undefined ? "" : `${escapeHtml(text)}</${name}>`}`;
};

const unsafe: Record<string, string> = {
  "<": String.raw`\u003c`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
};

/** JSON that stays JSON inside a script element: no text in it can end the element or begin a comment. */
export const jsonInHtml = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => unsafe[sign] ?? "");

const titleTag = /<title>[^<]*<\/title>/;
const descriptionTag = /<meta\s+name="description"[^>]*>/;

/** What follows it is early enough, and knows already how wide the screen is: a picture's file is chosen by that. */
const viewportTag = /<meta\s+name="viewport"[^>]*>/;

/** The names of those tags of the built page that a page's own ones take the place of. */
const ownTags = (tags: readonly Tag[]): RegExp[] => [
  ...(tags.some(({ name }) => name === "title") ? [titleTag] : []),
  ...(tags.some(({ attributes }) => attributes["name"] === "description") ? [descriptionTag] : []),
];

/**
 * The built page with what is known already: its own title and description, the picture that comes first, and the answers to
 * its first questions, as data that no browser runs.
 */
export const withFirstAnswers = (html: string, { tags, memory }: FirstAnswers): string => {
  const plain = ownTags(tags).reduce((text, tag) => text.replace(tag, ""), html);
  const data = `<script type="application/json" id="first-answers">${jsonInHtml(memory)}</script>`;
  return plain
    .replace(viewportTag, (viewport) => viewport + tags.map(tagHtml).join(""))
    .replace("</body>", () => `${data}</body>`);
};
