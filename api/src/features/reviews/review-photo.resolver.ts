import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { addReviewPhoto } from "./add-review-photo.command.ts";
import { hideReviewPhoto } from "./hide-review-photo.command.ts";
import { removeReviewPhoto } from "./remove-review-photo.command.ts";
import { reviewPhotoUrl } from "./review-photo-link.ts";
import { ReviewPhoto } from "./review-photo.entity.ts";
import { Review } from "./review.entity.ts";
import { canSeeHidden } from "./review.policy.ts";
import { findReview, type ReviewRow } from "./review.store.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { AddReviewPhotoInput, HideReviewPhotoInput } from "./review-photo-inputs.types.ts";

const readReview = ({ services }: Context, id: string) => findReview(services.database.source.manager, id);

/** Photographs of reviews. */
@Resolver(() => Review)
export class ReviewPhotoResolver {
  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("PICTURE_INVALID", "PICTURE_TOO_LARGE", "REVIEW_NOT_FOUND", "REVIEW_PHOTOS_FULL")
  @Mutation(() => Review, {
    description:
      "Adds a photograph to the viewer's review: at most 3, each JPEG, PNG, WebP or AVIF of at most 12 MB and 50 megapixels.",
  })
  async addReviewPhoto(
    @Ctx() context: Context,
    @InputArg(() => AddReviewPhotoInput) { reviewId, file }: AddReviewPhotoInput,
  ) {
    const viewer = loggedIn(context.viewer);
    return readReview(context, await addReviewPhoto(context.services, viewer, { reviewId, upload: file }));
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("REVIEW_PHOTO_NOT_FOUND")
  @Mutation(() => Review, { description: "Removes a photograph of the viewer's review for good." })
  async removeReviewPhoto(
    @Ctx() context: Context,
    @Arg("photoId", () => ID, { description: "Id of the photograph." }) photoId: string,
  ) {
    return readReview(context, await removeReviewPhoto(context.services, loggedIn(context.viewer), photoId));
  }

  @Authorized(Permission.REVIEWS)
  @Refuses("REVIEW_PHOTO_NOT_FOUND")
  @Mutation(() => Review, {
    description: "Hides one photograph of a review from the shop, or shows it again.",
  })
  async hideReviewPhoto(
    @Ctx() context: Context,
    @InputArg(() => HideReviewPhotoInput) { photoId, hidden }: HideReviewPhotoInput,
  ) {
    const change = { photoId, isHidden: hidden };
    return readReview(context, await hideReviewPhoto(context.services, authorOf(context), change));
  }

  @FieldResolver(() => [ReviewPhoto], {
    description:
      "Photographs of the review, oldest first; hidden ones for the reviewer and the staff that moderates.",
  })
  photos(@Root() review: ReviewRow, @Ctx() { services, viewer }: Context) {
    const now = new Date();
    const visible = canSeeHidden(viewer, review)
      ? review.photos
      : review.photos.filter(({ isHidden }) => !isHidden);
    return visible.map((photo) => {
      const file = { id: photo.id, isHidden: photo.isHidden || review.isHidden };
      return {
        ...photo,
        url: reviewPhotoUrl(services.jwtSecret, file, { size: "large", now }),
        thumbnailUrl: reviewPhotoUrl(services.jwtSecret, file, { size: "small", now }),
      };
    });
  }
}
