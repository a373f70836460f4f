import { pageTitle } from "../ui/page-title.ts";
import { srcSet } from "../ui/picture.tsx";
import type { PageHead } from "../routes/preloaded-page.ts";

/** A tag of the page's head; whoever writes it down escapes it. */
export type HeadTag = { name: "title" | "meta" | "link"; attributes: Record<string, string>; text?: string };

/** Longest description that search engines and messengers show. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The beginning of a text in one line, ended between two words. */
const truncate = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, "")} …`;
};

/** The same files and widths as in `Picture`, so that the one that was asked for early is the one that is drawn. */
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

/** What a messenger shows of a link; its picture needs a whole address. */
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

/** A page's head as tags: its title and description, the picture that comes first, and what a shared link shows. */
export const headTags = (head: PageHead, address: URL): HeadTag[] => [
  { name: "title", attributes: {}, text: pageTitle(head.title) },
  ...(head.description ? [metaTag("name", "description", truncate(head.description))] : []),
  ...(head.picture ? [preloadTag(head.picture)] : []),
  ...(head.isShared ? sharedTags(head, address) : []),
];
