import { pageTitle } from "../ui/page-title.ts";
import { srcSet } from "../ui/picture.tsx";
import type { Head } from "../routes/preloaded-page.ts";

/** A tag of the page's head; whoever writes it down escapes it. */
export type Tag = { name: "title" | "meta" | "link"; attributes: Record<string, string>; text?: string };

/** Longest description that search engines and messengers show. */
const LONGEST_DESCRIPTION = 160;

/** The beginning of a text in one line, ended between two words. */
const beginningOf = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, "")} …`;
};

/** The same files and widths as in `Picture`, so that the one that was asked for early is the one that is drawn. */
const preload = ({ file, sizes }: NonNullable<Head["picture"]>): Tag => ({
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

const meta = (key: "name" | "property", name: string, content: string): Tag => ({
  name: "meta",
  attributes: { [key]: name, content },
});

/** What a messenger shows of a link; its picture needs a whole address. */
const sharedTags = ({ title = "", description = "", picture }: Head, address: URL): Tag[] => {
  const image = picture && `${picture.file.baseUrl}/${picture.file.widths.at(-1)}.webp`;
  return [
    meta("property", "og:site_name", "Saanjh"),
    meta("property", "og:type", "product"),
    meta("property", "og:url", address.origin + address.pathname),
    meta("property", "og:title", title),
    meta("property", "og:description", beginningOf(description)),
    ...(image ? [meta("property", "og:image", new URL(image, address).href)] : []),
  ];
};

/** A page's head as tags: its title and description, the picture that comes first, and what a shared link shows. */
export const headTags = (head: Head, address: URL): Tag[] => [
  { name: "title", attributes: {}, text: pageTitle(head.title) },
  ...(head.description ? [meta("name", "description", beginningOf(head.description))] : []),
  ...(head.picture ? [preload(head.picture)] : []),
  ...(head.isShared ? sharedTags(head, address) : []),
];
