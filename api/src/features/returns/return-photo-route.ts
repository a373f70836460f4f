import type { FastifyInstance } from "fastify";
import { refuse } from "./returns.refusals.ts";
import type { Services } from "../shop/services.ts";
import { readReturnPhotoToken } from "./return-photo-link.ts";
import { findReturnPhoto, photoPath } from "./return-photo.store.ts";

const photoOfToken = async (services: Services, query: unknown): Promise<Buffer | undefined> => {
  const { token } = query as { token?: unknown };
  const id =
    typeof token === "string" ? readReturnPhotoToken(services.jwtSecret, token, new Date()) : undefined;
  const photo = id ? await findReturnPhoto(services.database.source.manager, id) : undefined;
  return photo ? services.privateFiles.read(photoPath(photo)) : undefined;
};

/**
 * GET /return-photos?token=...: a photograph of a return. The token is in the query string, because logs do not contain it.
 * Only who may see the return gets a link.
 */
export const addReturnPhotos = (app: FastifyInstance, services: Services): void => {
  app.get("/return-photos", async (request, reply) => {
    const photo = await photoOfToken(services, request.query);
    if (!photo) return refuse("RETURN_PHOTO_LINK_INVALID");
    return reply
      .header("cache-control", "private, max-age=3600")
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .header("cross-origin-resource-policy", "same-origin")
      .type("image/webp")
      .send(photo);
  });
};
