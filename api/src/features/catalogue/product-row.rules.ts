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

export const withRenderings = (picture: StoredPicture): PictureRow =>
  Object.assign(picture, { baseUrl: `/media/${picture.mediaKey}`, widths: renderedWidths });

/** The URL of a picture for clients that use only one width. */
export const pictureUrl = (picture: Pick<StoredPicture, "mediaKey">): string =>
  `/media/${picture.mediaKey}/${renderedWidths[3]}.webp`;

/** The product as the shop shows it: original price 1.2 times the price, NEW within 10 days (decision 14). */
export const shownProduct = <Row extends Stored>(row: Row, rules: ShopRules, now: Date) => {
  const [cover] = row.coverPictures;
  const shown = {
    originalPrice: shareOf(row.price, rules.originalPricePercent * 100),
    discountLabel: rules.discountLabel,
    isNew: Date.parse(row.createdAt) >= daysBefore(now, rules.newWithinDays).getTime(),
    imageUrl: cover ? pictureUrl(cover) : "",
    coverPictures: row.coverPictures.map(withRenderings),
    ...(row.pictures ? { pictures: row.pictures.map(withRenderings) } : {}),
  };
  return Object.assign(row as Omit<Row, "coverPictures" | "pictures">, shown) as Omit<
    Row,
    "coverPictures" | "pictures"
  > &
    Omit<typeof shown, "pictures"> & { pictures?: PictureRow[] };
};
