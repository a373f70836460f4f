import { renderedWidths } from "../../platform/images/images.rules.ts";
import { daysBefore } from "../../platform/instant.ts";
import { shareOf, type Paise } from "../../platform/money.ts";
import type { ShopRules } from "../shop/shop-rules.ts";

/** A picture as the database stores it. */
export type StoredPicture = {
  id: string;
  productId: string;
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
  coverPictures: StoredPicture[];
  pictures?: StoredPicture[];
};

/** `mediaUrl` is the address before the path; empty for the shop's own. */
export const withRenderings = (picture: StoredPicture, mediaUrl: string): PictureRow =>
  Object.assign(picture, { baseUrl: `${mediaUrl}/media/${picture.mediaKey}`, widths: renderedWidths });

/** The URL of a picture for clients that use only one width. */
export const pictureUrl = (picture: Pick<StoredPicture, "mediaKey">, mediaUrl: string): string =>
  `${mediaUrl}/media/${picture.mediaKey}/${renderedWidths[3]}.webp`;

/** The product as the shop shows it: original price 1.2 times the price, NEW within 10 days (decision 14). */
export const shownProduct = <Row extends Stored>(
  row: Row,
  { rules, mediaUrl, now }: { rules: ShopRules; mediaUrl: string; now: Date },
) => {
  const rendered = (picture: StoredPicture) => withRenderings(picture, mediaUrl);
  const [cover] = row.coverPictures;
  const shown = {
    originalPrice: shareOf(row.price, rules.originalPricePercent * 100),
    discountLabel: rules.discountLabel,
    isNew: Date.parse(row.createdAt) >= daysBefore(now, rules.newWithinDays).getTime(),
    imageUrl: cover ? pictureUrl(cover, mediaUrl) : "",
    coverPictures: row.coverPictures.map(rendered),
    ...(row.pictures ? { pictures: row.pictures.map(rendered) } : {}),
  };
  return Object.assign(row as Omit<Row, "coverPictures" | "pictures">, shown) as Omit<
    Row,
    "coverPictures" | "pictures"
  > &
    Omit<typeof shown, "pictures"> & { pictures?: PictureRow[] };
};
