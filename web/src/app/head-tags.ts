import { shop } from "../shop.ts";
import { formatRupees } from "../ui/money.ts";
import { pageTitle } from "../ui/page-title.ts";
import { srcSet } from "../ui/picture.tsx";
import type { PageHead } from "../routes/preloaded-page.ts";

/** A tag of the page's head. Values are not escaped; the server escapes them when it writes HTML. A script is JSON-LD. */
export type HeadTag = {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
};

/** Maximum number of characters that search engines and messengers show, approximately. */
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

/** What a messenger shows of a page without a picture of its own. */
const SHARE_PICTURE = { path: "/icons/share.png", type: "image/png", width: 1200, height: 630 };

/** The box of a JPEG that the shop renders for messengers (`shared` in `api/src/platform/images/images.rules.ts`). */
const SHARED_BOX = { width: 1200, height: 1600 };

/** The picture that a messenger shows. Without its size and type, some show it small or not at all. */
const sharedPicture = (picture: PageHead["picture"]): typeof SHARE_PICTURE => {
  if (!picture) return SHARE_PICTURE;
  const { baseUrl, width, height } = picture.file;
  const scale = Math.min(SHARED_BOX.width / width, SHARED_BOX.height / height);
  return {
    path: `${baseUrl}/${SHARED_BOX.width}.jpeg`,
    type: "image/jpeg",
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Open Graph and Twitter tags: a messenger shows them with a link. URLs are absolute. */
const sharedTags = ({ title, description = "", picture, price, canonicalPath }: PageHead, address: URL) => {
  const shared = sharedPicture(picture);
  const openGraph: [property: string, content: string][] = [
    ["og:site_name", shop().name],
    ["og:locale", "en_IN"],
    ["og:type", price === undefined ? "website" : "product"],
    ["og:url", new URL(canonicalPath ?? address.pathname, address).href],
    ["og:title", title ?? pageTitle()],
    ...(description ? [["og:description", truncate(description)] satisfies [string, string]] : []),
    ["og:image", new URL(shared.path, address).href],
    ["og:image:type", shared.type],
    ["og:image:width", String(shared.width)],
    ["og:image:height", String(shared.height)],
    ["og:image:alt", (picture && (picture.file.alt || title)) || shop().name],
    ...(price === undefined
      ? []
      : ([
          ["product:price:amount", price.toFixed(2)],
          ["product:price:currency", "INR"],
        ] satisfies [string, string][])),
  ];
  const twitter: [name: string, content: string][] = [
    ["twitter:card", "summary_large_image"],
    ...(price === undefined
      ? []
      : ([
          ["twitter:label1", "Price"],
          ["twitter:data1", formatRupees(price)],
        ] satisfies [string, string][])),
  ];
  return [
    ...openGraph.map(([property, content]) => metaTag("property", property, content)),
    ...twitter.map(([name, content]) => metaTag("name", name, content)),
  ];
};

/** The canonical link, or the request to leave the page out. Its links are followed all the same. */
const indexTag = ({ canonicalPath }: PageHead, address: URL): HeadTag =>
  canonicalPath === undefined
    ? metaTag("name", "robots", "noindex, follow")
    : { name: "link", attributes: { rel: "canonical", href: new URL(canonicalPath, address).href } };

/** The tags of a page's head: title, description, preloaded picture, and what search engines and shared links read. */
export const headTags = (head: PageHead, address: URL): HeadTag[] => [
  { name: "title", attributes: {}, text: pageTitle(head.title) },
  ...(head.description ? [metaTag("name", "description", truncate(head.description))] : []),
  ...(head.picture?.sizes ? [preloadTag(head.picture)] : []),
  indexTag(head, address),
  ...sharedTags(head, address),
  ...(head.structuredData ?? []).map((data): HeadTag => ({
    name: "script",
    attributes: { type: "application/ld+json" },
    text: JSON.stringify(data),
  })),
];
