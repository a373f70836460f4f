import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Upload } from "../../platform/images/uploads.ts";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { addReviewPhoto } from "./add-review-photo.command.ts";
import { hideReviewPhoto } from "./hide-review-photo.command.ts";
import { removeReviewPhoto } from "./remove-review-photo.command.ts";
import { reviewPhotoUrl } from "./review-photo-link.ts";
import { ReviewPhoto } from "./review-photo.entity.ts";
import { Review } from "./review.entity.ts";
import { canSeeHidden } from "./review.policy.ts";
import { findReview, type ReviewRow } from "./review.store.ts";

const readReview = ({ shop }: Context, id: string) => findReview(shop.database.source.manager, id);

/** Photographs of reviews. */
@Resolver(() => Review)
export class ReviewPhotoResolver {
  @Authorized(SHOPPER)
  @Mutation(() => Review, {
    description:
      "Adds a photograph to the viewer's review: at most 3, each JPEG, PNG, WebP or AVIF of at most 12 MB and 50 megapixels.",
  })
  async addReviewPhoto(
    @Ctx() context: Context,
    @Arg("reviewId", () => ID, { description: "Id of the review." }) reviewId: string,
    @Arg("file", () => UploadScalar, { description: "Photograph file to upload." }) file: Upload,
  ) {
    const viewer = loggedIn(context.viewer);
    return readReview(context, await addReviewPhoto(context.shop, viewer, { reviewId, upload: file }));
  }

  @Authorized(SHOPPER)
  @Mutation(() => Review, { description: "Removes a photograph of the viewer's review for good." })
  async removeReviewPhoto(
    @Ctx() context: Context,
    @Arg("photoId", () => ID, { description: "Id of the photograph." }) photoId: string,
  ) {
    return readReview(context, await removeReviewPhoto(context.shop, loggedIn(context.viewer), photoId));
  }

  @Authorized(ADMIN)
  @Mutation(() => Review, {
    description: "Hides one photograph of a review from the shop, or shows it again. Admins only.",
  })
  async hideReviewPhoto(
    @Ctx() context: Context,
    @Arg("photoId", () => ID, { description: "Id of the photograph." }) photoId: string,
    @Arg("hidden", () => Boolean, { description: "Whether to hide the photograph; false shows it again." })
    hidden: boolean,
  ) {
    const change = { photoId, isHidden: hidden };
    return readReview(context, await hideReviewPhoto(context.shop, authorOf(context), change));
  }

  @FieldResolver(() => [ReviewPhoto], {
    description: "Photographs of the review, oldest first; hidden ones for the reviewer and admins only.",
  })
  photos(@Root() review: ReviewRow, @Ctx() { shop, viewer }: Context) {
    const now = new Date();
    const visible = canSeeHidden(viewer, review)
      ? review.photos
      : review.photos.filter(({ isHidden }) => !isHidden);
    return visible.map((photo) => {
      const file = { id: photo.id, isHidden: photo.isHidden || review.isHidden };
      return {
        ...photo,
        url: reviewPhotoUrl(shop.jwtSecret, file, { size: "large", now }),
        thumbnailUrl: reviewPhotoUrl(shop.jwtSecret, file, { size: "small", now }),
      };
    });
  }
}
