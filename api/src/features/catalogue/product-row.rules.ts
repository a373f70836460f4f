import { renderedWidths } from "../../platform/images/images.rules.ts";
import { daysBefore } from "../../platform/instant.ts";
import { portion, type Paise } from "../../platform/money.ts";
import type { ShopRules } from "../shop/shop-rules.ts";

/** A picture as the database keeps it. */
export type KeptPicture = {
  id: string;
  productId: string;
  mediaKey: string;
  view: string;
  color: string | null;
  alt: string;
  width: number;
  height: number;
};

export type PictureRow = KeptPicture & { baseUrl: string; widths: readonly number[] };

export type StockUnitRow = {
  id: string;
  productId: string;
  size: string | null;
  color: string | null;
  stock: number;
};

/** A product as the hot reads bring it: one JSON text a statement, read once. */
export type KeptProduct = {
  id: string;
  title: string;
  description: string;
  price: Paise;
  category: string;
  materials: string[];
  availableSizes: string[];
  availableColors: string[];
  reviewCount: number;
  averageRating: number | null;
  stock: number;
  /** ISO 8601 with microseconds, as a cursor keeps it. */
  createdAt: string;
  coverPictures: KeptPicture[];
  pictures?: KeptPicture[];
  stockUnits?: StockUnitRow[];
  /** How well a searched text fits it, from 0: only in a list by relevance. */
  tier?: number;
};

/** The same with what follows from the shop's rules, so that a list resolves by plain properties. */
export type ProductRow = Omit<KeptProduct, "coverPictures" | "pictures"> & {
  originalPrice: Paise;
  discountLabel: string;
  isNew: boolean;
  imageUrl: string;
  coverPictures: PictureRow[];
  pictures?: PictureRow[];
};

export const withRenderings = (picture: KeptPicture): PictureRow =>
  Object.assign(picture, { baseUrl: `/media/${picture.mediaKey}`, widths: renderedWidths });

/** The address of a picture for clients that take only one. */
export const pictureUrl = (picture: Pick<KeptPicture, "mediaKey">): string =>
  `/media/${picture.mediaKey}/${renderedWidths[3]}.webp`;

/** The product as the shop shows it: original price 1.2 times the price, NEW within 10 days. Decision 14. */
export const shownProduct = <Kept extends KeptProduct>(row: Kept, rules: ShopRules, now: Date) => {
  const [first] = row.coverPictures;
  return Object.assign(row, {
    originalPrice: portion(row.price, rules.originalPricePercent * 100),
    discountLabel: rules.discountLabel,
    isNew: Date.parse(row.createdAt) >= daysBefore(now, rules.newWithinDays).getTime(),
    imageUrl: first ? pictureUrl(first) : "",
    coverPictures: row.coverPictures.map(withRenderings),
    ...(row.pictures ? { pictures: row.pictures.map(withRenderings) } : {}),
  }) as Omit<Kept, "coverPictures" | "pictures"> & ProductRow;
};
