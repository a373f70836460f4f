import { renderedWidths } from "../../platform/images/images.rules.ts";
import { daysBefore } from "../../platform/instant.ts";
import { shareOf, type Paise } from "../../platform/money.ts";
import type { ShopRules } from "../shop/shop.rules.ts";

/** A picture as the database stores it. */
export type StoredPicture = {
  id: string;
  mediaKey: string;
  view: string;
  color: string | null;
  alt: string;
  width: number;
  height: number;
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

/** The stored values that a shown product is computed from. */
type Stored = {
  price: Paise;
  /** ISO 8601. */
  createdAt: string;
  reviewCount: number;
  ratingSum: number;
  coverPictures?: StoredPicture[];
  mediaKeys?: string[];
  pictures?: StoredPicture[];
};

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

/** The product as the shop shows it: original price 1.2 times the price, NEW within 10 days (decision 14). */
export const shownProduct = <Row extends Stored>(
  row: Row,
  { rules, mediaUrl, now }: { rules: ShopRules; mediaUrl: string; now: Date },
) => {
  const rendered = (picture: StoredPicture) => withRenderings(picture, mediaUrl);
  const cover = row.coverPictures?.[0]?.mediaKey ?? row.mediaKeys?.[0];
  const shown = {
    averageRating: averageOf(row),
    originalPrice: shareOf(row.price, rules.originalPricePercent * 100),
    discountLabel: rules.discountLabel,
    isNew: Date.parse(row.createdAt) >= daysBefore(now, rules.newWithinDays).getTime(),
    imageUrl: cover === undefined ? "" : pictureUrl(cover, mediaUrl),
    ...(row.coverPictures ? { coverPictures: row.coverPictures.map(rendered) } : {}),
    ...(row.pictures ? { pictures: row.pictures.map(rendered) } : {}),
  };
  return Object.assign(row as Omit<Row, "coverPictures" | "pictures">, shown) as Omit<
    Row,
    "coverPictures" | "pictures"
  > &
    Omit<typeof shown, "coverPictures" | "pictures"> & {
      coverPictures?: PictureRow[];
      pictures?: PictureRow[];
    };
};
