import type { FastifyInstance, FastifyReply } from "fastify";
import { refuse } from "../errors/errors.ts";
import type { TagHeader } from "../edge/edge-headers.ts";
import { isMediaKey } from "../files/files.ts";
import type { Renderings } from "./images.ts";

const immutable = "public, max-age=31536000, immutable";

/** The tag of every rendering of a picture. The edge cache keeps them for a year, unless the picture is deleted. */
export const pictureTag = (key: string): string => `picture-${key}`;

/** Aborts when the connection closes before the response is sent. */
const abandonedSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once("close", () => (raw.writableFinished ? undefined : controller.abort()));
  return controller.signal;
};

/**
 * GET /media/{key}/{width}.{format}: keys are hashes of the content, so browsers may cache without a limit. A picture that stands
 * for one that is not made yet is not cached: the next request may get the right one.
 */
export const addMediaRoutes = (
  app: FastifyInstance,
  { pictures, tagHeader }: { pictures: Renderings; tagHeader: TagHeader | undefined },
): void => {
  app.get<{ Params: { key: string; file: string } }>("/media/:key/:file", async (request, reply) => {
    const { key, file } = request.params;
    const picture = isMediaKey(key) ? await pictures.get(key, file, abandonedSignal(reply)) : undefined;
    if (!picture) return refuse("NOT_FOUND", { message: "There is no such picture." });
    if (tagHeader && picture.isExact) void reply.header(tagHeader, pictureTag(key));
    return reply
      .header("cache-control", picture.isExact ? immutable : "no-store")
      .header("cross-origin-resource-policy", "cross-origin")
      .type(`image/${picture.format}`)
      .send(picture.content);
  });
};
