import type { FastifyInstance } from "fastify";
import { refuse } from "../errors/errors.ts";
import { isMediaKey } from "../files/files.ts";
import type { Renderings } from "./images.ts";

const immutable = "public, max-age=31536000, immutable";

/** GET /media/{key}/{width}.{format}: keys are hashes of the content, so browsers may cache without a limit. */
export const addMediaRoutes = (app: FastifyInstance, pictures: Renderings): void => {
  app.get<{ Params: { key: string; file: string } }>("/media/:key/:file", async (request, reply) => {
    const { key, file } = request.params;
    const picture = isMediaKey(key) ? await pictures.get(key, file) : undefined;
    if (!picture) return refuse("NOT_FOUND", { message: "There is no such picture." });
    return reply
      .header("cache-control", immutable)
      .header("cross-origin-resource-policy", "cross-origin")
      .type(`image/${picture.format}`)
      .send(picture.content);
  });
};
