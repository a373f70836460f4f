import type { FastifyInstance } from "fastify";
import { personalCaching, publicHeaders } from "../../platform/edge/edge-headers.ts";
import { refuse } from "./reviews.refusals.ts";
import { isId } from "../../platform/ids.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { isReviewPhotoToken, photoSizes } from "./review-photo-link.ts";
import { findReviewPhoto, reviewPhotoPath } from "./review-photo.store.ts";

type PhotoRequest = { Params: { id: string; size: string }; Querystring: { token?: unknown } };

/**
 * GET /review-photos/{id}/{large or small}: a photograph of a review. It is read on each request whether it is hidden, so that
 * a hidden one is gone at once. Who may see a hidden one gets a link with a token.
 */
export const addReviewPhotos = (app: FastifyInstance, services: Services): void => {
  const notFound = () => refuse("REVIEW_PHOTO_NOT_FOUND");
  app.get<PhotoRequest>("/review-photos/:id/:size", async (request, reply) => {
    const { id } = request.params;
    const size = photoSizes.find((name) => name === request.params.size);
    if (!size || !isId(id)) return notFound();
    const photo = await findReviewPhoto(services.database.source.manager, id);
    if (!photo) return notFound();
    const isPublic = !photo.hiddenAt && !photo.review.hiddenAt;
    if (!isPublic && !isReviewPhotoToken(services.jwtSecret, id, request.query.token, new Date()))
      return notFound();
    const etag = `"${photo.contentKey}-${size}"`;
    const caching = isPublic
      ? {
          ...publicHeaders(request, services.settings.edge.tagHeader, [productTag(photo.review.productId)]),
          etag,
        }
      : personalCaching;
    reply.headers(caching).header("x-robots-tag", "noindex");
    if (isPublic && request.headers["if-none-match"] === etag) return reply.code(304).send();
    const content = await services.privateFiles.read(reviewPhotoPath(photo, size));
    return content ? reply.type("image/webp").send(content) : notFound();
  });
};
