import sharp from "sharp";
import type { EntityManager } from "typeorm";
import { reviewPhotoPath } from "../../src/features/reviews/review-photo.store.ts";
import { ReviewPhoto } from "../../src/features/reviews/review-photo.entity.ts";
import { Review } from "../../src/features/reviews/review.entity.ts";
import { ReviewFit } from "../../src/features/reviews/review.rules.ts";
import { mediaKeyOf } from "../../src/platform/files/files.ts";
import type { PrivateFiles } from "../../src/platform/files/private-files.ts";
import { daysBefore } from "../../src/platform/instant.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import type { DemoProduct, DemoReview } from "./catalogue/demo-product.ts";
import { drawProduct } from "./demo-pictures.ts";
import { idAt } from "./id-at.ts";

type StoredPhoto = Pick<ReviewPhoto, "reviewId" | "contentKey" | "width" | "height">;

/** The photographs by their reviews. */
export type ReviewPhotos = ReadonlyMap<DemoReview, StoredPhoto>;

const photoSize = { width: 900, height: 1200 };
const thumbnailSize = { width: 240, height: 320 };

/** The part of the tilted drawing that a phone sees: nearer than the shop's own picture, and not quite upright. */
const tiltDegrees = -2.5;
const frame = { left: 190, top: 35, width: 600, height: 800 };

/** A photograph of the product on another model in front of another wall, as a customer takes it. */
const takePhoto = async (product: DemoProduct, { author }: DemoReview): Promise<Buffer> => {
  const drawing = drawProduct(product, {
    view: "front",
    color: product.colors[0] ?? null,
    wearer: `${author} in ${product.slug}`,
  });
  const tilted = await sharp(Buffer.from(drawing)).rotate(tiltDegrees).png().toBuffer();
  return sharp(tilted)
    .extract(frame)
    .resize(photoSize)
    .modulate({ brightness: 0.97, saturation: 0.92 })
    .webp({ quality: 80 })
    .toBuffer();
};

/** Draws the photographs of the demo reviews and stores their files. */
export const storeReviewPhotos = async (files: PrivateFiles): Promise<ReviewPhotos> => {
  const photos = new Map<DemoReview, StoredPhoto>();
  for (const product of demoCatalogue)
    for (const review of product.reviews.filter(({ hasPhoto }) => hasPhoto)) {
      const content = await takePhoto(product, review);
      const reviewId = idAt(daysBefore(new Date(), review.ageDays));
      const photo = { reviewId, contentKey: mediaKeyOf(content), ...photoSize };
      const thumbnail = await sharp(content).resize(thumbnailSize).webp({ quality: 82 }).toBuffer();
      await files.write(reviewPhotoPath(photo, "large"), content);
      await files.write(reviewPhotoPath(photo, "small"), thumbnail);
      photos.set(review, photo);
    }
  return photos;
};

/** Adds the reviews of a product with their photographs. */
export const addReviews = async (
  tx: EntityManager,
  { reviews }: DemoProduct,
  {
    productId,
    reviewers,
    photos,
  }: {
    productId: string;
    /** Ids of the reviewers by their names. */
    reviewers: ReadonlyMap<string, string>;
    photos: ReviewPhotos;
  },
): Promise<void> => {
  if (reviews.length === 0) return;
  const now = new Date();
  await tx.insert(
    Review,
    reviews.map((review) => {
      const createdAt = daysBefore(now, review.ageDays);
      return {
        id: photos.get(review)?.reviewId ?? idAt(createdAt),
        productId,
        userId: reviewers.get(review.author) ?? null,
        rating: review.rating,
        comment: review.comment,
        sizeWorn: review.sizeWorn ?? null,
        fit: review.fit ? ReviewFit[review.fit] : null,
        createdAt,
        readAt: createdAt,
      };
    }),
  );
  const ownPhotos = reviews.flatMap((review) => photos.get(review) ?? []);
  if (ownPhotos.length > 0) await tx.insert(ReviewPhoto, ownPhotos);
};
