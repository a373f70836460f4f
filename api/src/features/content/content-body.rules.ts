import type { Focus } from "../catalogue/product-row.rules.ts";

/** What a document of the shop is. */
export enum ContentKind {
  HOME = "home",
  ANNOUNCEMENT = "announcement",
  PAGE = "page",
  SIZE_CHART = "size-chart",
}

/** The colours of the house for a panel or a bar. */
export enum ContentColor {
  MADDER = "madder",
  INDIGO = "indigo",
  LEAF = "leaf",
  MARIGOLD = "marigold",
}

/** An uploaded picture, by the hash of its content. The focus is missing for the upper part, and in earlier versions. */
export type ContentPicture = {
  mediaKey: string;
  alt: string;
  width: number;
  height: number;
  focus?: Focus | null;
};

/** Words with a link; both of its texts are empty without one. */
type Linked = { linkText: string; link: string };

/** Instants in ISO 8601 between which something is shown; `null` without a limit. */
type Dated = { startsAt: string | null; endsAt: string | null };

export type HeroBody = Linked & {
  /** Each line is a line of the headline on a desktop. */
  title: string;
  text: string;
  /** `null` for the drawing of the house. */
  picture: ContentPicture | null;
};

export type CollectionCard = { title: string; text: string; link: string; picture: ContentPicture | null };

export type CollectionCardsBody = { title: string; cards: CollectionCard[] };

/** Where the products of a row come from. */
export enum RowSource {
  NEWEST = "newest",
  BEST_SELLERS = "best-sellers",
  SEARCH = "search",
  COLLECTION = "collection",
  CHOSEN = "chosen",
}

export type ProductRowBody = Linked & {
  title: string;
  /** With a text the row is a panel. */
  text: string;
  source: RowSource;
  /** The words that a search looks for. */
  term: string;
  /** Id of the collection of `COLLECTION`; otherwise `null` or, in earlier versions, missing. */
  collectionId?: string | null;
  /** The products of `CHOSEN`, in their order. */
  productIds: string[];
};

export type PictureTextBody = Linked & {
  title: string;
  text: string;
  picture: ContentPicture;
  isPictureLast: boolean;
};

export type BannerBody = Linked &
  Dated & { title: string; text: string; picture: ContentPicture | null; color: ContentColor };

export type ReviewsBody = { title: string };

/** A part of the home page without words of its own. */
export enum HomePart {
  SUBSCRIBE = "subscribe",
  PROMISES = "promises",
}

/** A section of the home page: its key, and exactly one of the other fields. */
export type HomeSectionBody = {
  key: string;
  hero?: HeroBody;
  collectionCards?: CollectionCardsBody;
  productRow?: ProductRowBody;
  pictureText?: PictureTextBody;
  banner?: BannerBody;
  reviews?: ReviewsBody;
  part?: HomePart;
};

export type HomeBody = { sections: HomeSectionBody[] };

export type AnnouncementBody = Linked & Dated & { text: string; color: ContentColor };

export type PageBody = {
  /** The short name: of the footer, of the window, of search engines. */
  name: string;
  heading: string;
  lead: string;
  /** Markup beside heading and lead. */
  aside: string;
  /** Markup; each heading begins a section. */
  body: string;
  description: string;
  /** Position among the links of the footer; `null` without one. */
  footerPosition: number | null;
};

export enum LengthUnit {
  INCH = "in",
  CENTIMETRE = "cm",
}

export type SizeChartBody = {
  unit: `${LengthUnit}`;
  note: string;
  measures: { name: string; how: string }[];
  rows: { size: string; values: number[] }[];
};

/** What a document says: exactly one of the fields. */
export type ContentBody = {
  home?: HomeBody;
  announcement?: AnnouncementBody;
  page?: PageBody;
  sizeChart?: SizeChartBody;
};

/** The field of a body that belongs to a kind. */
export const fieldOfKind = {
  [ContentKind.HOME]: "home",
  [ContentKind.ANNOUNCEMENT]: "announcement",
  [ContentKind.PAGE]: "page",
  [ContentKind.SIZE_CHART]: "sizeChart",
} as const satisfies Record<ContentKind, keyof ContentBody>;

/** The slugs of the pages with routes of their own (specification, section 2). They can neither be made nor withdrawn. */
export const specifiedPages: readonly string[] = ["about", "delivery", "privacy", "contact"];

/** The page of the terms of sale. An order stores the version under which it was placed. */
export const termsPage = "terms-of-sale";

/** The slugs of the pages that the law asks for (docs/law.md). */
const legalPages: readonly string[] = [
  termsPage,
  "cancellation-and-returns",
  "grievance-officer",
  "your-data-and-your-rights",
];

/** Whether the law asks what a page says: only an owner publishes it. */
export const isLegalPage = ({ kind, slug }: { kind: ContentKind; slug: string }): boolean =>
  kind === ContentKind.PAGE && [...legalPages, "privacy"].includes(slug);

/** The size chart of every kind without one of its own. */
export const generalChart = "all";

/** The id of the product to which a size chart belongs; empty if it belongs to none. */
export const productOfChart = (slug: string): string => /^product\/(.+)$/.exec(slug)?.[1] ?? "";

/** Whether the shop cannot do without a text. */
export const isKept = ({ kind, slug }: { kind: ContentKind; slug: string }): boolean =>
  kind === ContentKind.HOME ||
  (kind === ContentKind.PAGE && [...specifiedPages, ...legalPages].includes(slug)) ||
  (kind === ContentKind.SIZE_CHART && slug === generalChart);

/** Whether a text can be the address of a page: small letters, digits and single hyphens, at most 60 characters. */
export const isPageSlug = (slug: string): boolean =>
  slug.length <= 60 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug);
