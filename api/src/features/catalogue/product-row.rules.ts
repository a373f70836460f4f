import { renderedWidths } from "../../platform/images/images.rules.ts";
import { daysBefore } from "../../platform/instant.ts";
import { shareOf, type Paise } from "../../platform/money.ts";
import type { ShopRules } from "../shop/shop.rules.ts";
import { shownLegalFields, type LegalFields } from "./legal-fields.rules.ts";
import { slugOf } from "./slug.rules.ts";
import { shownVideo, type VideoRow } from "./videos/video-row.rules.ts";

/** The point of a picture that stays visible in crops: percent from the left and from the top, in steps of `focusStep`. */
export type Focus = readonly [number, number];

/** Pages have a style for each step. */
const focusStep = 5;

/** A typed focus in the steps of pages; `undefined` if it is not two numbers from 0 to 100. */
export const focusInSteps = (typed: readonly number[]): Focus | undefined => {
  const [x, y] = typed;
  if (x === undefined || y === undefined || typed.length > 2) return undefined;
  if (![x, y].every((percent) => percent >= 0 && percent <= 100)) return undefined;
  const inSteps = (percent: number) => Math.round(percent / focusStep) * focusStep;
  return [inSteps(x), inSteps(y)];
};

/** The message about an invalid focus. */
export const focusSentence = "A focus is two numbers from 0 to 100.";

/** A picture as the database stores it. */
export type StoredPicture = {
  id: string;
  mediaKey: string;
  view: string;
  color: string | null;
  alt: string;
  width: number;
  height: number;
  focus: Focus | null;
};

/** A picture with the base of its URLs and the widths that can be requested. */
export type PictureRow = StoredPicture & { baseUrl: string; widths: readonly number[] };

export type StockUnitRow = {
  id: string;
  productId: string;
  size: string | null;
  color: string | null;
  stock: number;
};

/** Pictures of a card: the first ones of a product. */
export const coverCount = 2;

/** The stored values that a shown product is computed from. */
type Stored = {
  title: string;
  slug: string | null;
  price: Paise;
  mrp: Paise | null;
  /** ISO 8601. */
  createdAt: string;
  reviewCount: number;
  ratingSum: number;
  coverPictures?: StoredPicture[];
  mediaKeys?: string[];
  pictures?: StoredPicture[];
  video?: VideoRow | null;
} & Partial<LegalFields>;

/** `mediaUrl` is the address before the path; empty for the shop's own. */
export const withRenderings = <Picture extends StoredPicture>(
  picture: Picture,
  mediaUrl: string,
): Picture & PictureRow =>
  Object.assign(picture, { baseUrl: `${mediaUrl}/media/${picture.mediaKey}`, widths: renderedWidths });

/** The URL of a picture for clients that use only one width. */
export const pictureUrl = (mediaKey: string, mediaUrl: string): string =>
  `${mediaUrl}/media/${mediaKey}/${renderedWidths[3]}.webp`;

/** The mean of the stars with two decimals; `null` without a review. */
const averageOf = ({ ratingSum, reviewCount }: Stored): number | null =>
  reviewCount > 0 ? Math.round((ratingSum * 100) / reviewCount) / 100 : null;

/**
 * The original price and the label of the saving. With an MRP they are true, and the percentage is rounded down, so that it
 * promises no more than the shopper saves; without one they are those of the specification, or the setting leaves
 * them out. Decisions 56 and 59.
 */
export const shownSaving = (
  { price, mrp }: Pick<Stored, "price" | "mrp">,
  rules: Pick<ShopRules, "originalPricePercent" | "discountLabel" | "hasOriginalPriceWithoutMrp">,
): { originalPrice: Paise; discountLabel: string } => {
  if (mrp === null && !rules.hasOriginalPriceWithoutMrp) return { originalPrice: price, discountLabel: "" };
  if (mrp === null)
    return {
      originalPrice: shareOf(price, rules.originalPricePercent * 100),
      discountLabel: rules.discountLabel,
    };
  const percent = Math.floor(((mrp - price) * 100) / mrp);
  return { originalPrice: mrp, discountLabel: percent > 0 ? `${percent}% OFF` : "" };
};

/** The product as the shop shows it: with its original price, NEW within 10 days (decision 14). */
export const shownProduct = <Row extends Stored>(
  row: Row,
  { rules, mediaUrl, now }: { rules: ShopRules; mediaUrl: string; now: Date },
) => {
  const rendered = (picture: StoredPicture) => withRenderings(picture, mediaUrl);
  const pictures = row.pictures?.map(rendered);
  const coverPictures = pictures?.slice(0, coverCount) ?? row.coverPictures?.map(rendered);
  const cover = coverPictures?.[0]?.mediaKey ?? row.mediaKeys?.[0];
  const shown = {
    slug: row.slug ?? slugOf(row.title),
    averageRating: averageOf(row),
    ...shownSaving(row, rules),
    ...shownLegalFields(row, rules.legalDefaults),
    isNew: Date.parse(row.createdAt) >= daysBefore(now, rules.newWithinDays).getTime(),
    imageUrl: cover === undefined ? "" : pictureUrl(cover, mediaUrl),
    ...(coverPictures ? { coverPictures } : {}),
    ...(pictures ? { pictures } : {}),
    ...(row.video === undefined ? {} : { video: row.video && shownVideo(row.video, mediaUrl) }),
  };
  type Replaced = "coverPictures" | "pictures" | "video" | "slug";
  return Object.assign(row as Omit<Row, Replaced>, shown) as Omit<Row, Replaced> &
    Omit<typeof shown, "coverPictures" | "pictures" | "video"> & {
      coverPictures?: PictureRow[];
      pictures?: PictureRow[];
      video?: ReturnType<typeof shownVideo> | null;
    };
};
