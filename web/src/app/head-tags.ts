import { pageTitle } from "../ui/page-title.ts";
import { srcSet } from "../ui/picture.tsx";
import type { PageHead } from "../routes/preloaded-page.ts";

/** A tag of the page's head. Values are not escaped; the server escapes them when it writes HTML. */
export type HeadTag = { name: "title" | "meta" | "link"; attributes: Record<string, string>; text?: string };

/** Search engines and messengers show at most about so many characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The start of a text in one line, cut at a word boundary. */
const truncate = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, "")} …`;
};

/** Uses the same files and widths as `Picture`, so that the preloaded file is the one that is shown. */
const preloadTag = ({ file, sizes }: NonNullable<PageHead["picture"]>): HeadTag => ({
  name: "link",
  attributes: {
    rel: "preload",
    as: "image",
    type: "image/avif",
    imagesrcset: srcSet(file, "avif"),
    imagesizes: sizes,
    fetchpriority: "high",
  },
});

const metaTag = (key: "name" | "property", name: string, content: string): HeadTag => ({
  name: "meta",
  attributes: { [key]: name, content },
});

/** Open Graph tags: a messenger shows them with a link. The picture's URL is absolute. */
const sharedTags = ({ title = "", description = "", picture }: PageHead, address: URL): HeadTag[] => {
  const image = picture && `${picture.file.baseUrl}/${picture.file.widths.at(-1)}.webp`;
  return [
    metaTag("property", "og:site_name", "Saanjh"),
    metaTag("property", "og:type", "product"),
    metaTag("property", "og:url", address.origin + address.pathname),
    metaTag("property", "og:title", title),
    metaTag("property", "og:description", truncate(description)),
    ...(image ? [metaTag("property", "og:image", new URL(image, address).href)] : []),
  ];
};

/** The tags of a page's head: title, description, preloaded picture and Open Graph tags. */
export const headTags = (head: PageHead, address: URL): HeadTag[] => [
  { name: "title", attributes: {}, text: pageTitle(head.title) },
  ...(head.description ? [metaTag("name", "description", truncate(head.description))] : []),
  ...(head.picture ? [preloadTag(head.picture)] : []),
  ...(head.isShared ? sharedTags(head, address) : []),
];
