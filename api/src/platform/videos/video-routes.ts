import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TagHeader } from "../edge/edge-headers.ts";
import { refuse } from "../errors/errors.ts";
import { isMediaKey } from "../files/files.ts";
import type { VideoFile, VideoFiles } from "../files/video-files.ts";
import { byteRangeOf, type ByteRange } from "../http/byte-range.rules.ts";
import { pictureTag } from "../images/media-routes.ts";
import { videoFormats } from "./video.rules.ts";

/** Bytes that are read at once: a slow client holds no more of a video in memory. */
const partBytes = 512_000;

/** Parses "0123...cdef.mp4"; `undefined` for other names. */
const fileOf = (name: string): VideoFile | undefined => {
  const [key = "", ending = "", ...rest] = name.split(".");
  const format = videoFormats.find((candidate) => candidate === ending);
  return format && rest.length === 0 && isMediaKey(key) ? { key, format } : undefined;
};

/** The bytes of a part of a video, each time as many as the client has read. */
async function* bytesOf(videos: VideoFiles, file: VideoFile, { first, last }: ByteRange) {
  for (let at = first; at <= last;) {
    const bytes = await videos.part(file, at, Math.min(partBytes, last + 1 - at));
    // It was deleted meanwhile: the response ends early, and the browser sees that it is not whole.
    if (!bytes || bytes.length === 0) throw new Error("The video is gone.");
    at += bytes.length;
    yield bytes;
  }
}

/** The part that a request asks for. With an If-Range of another file the whole one is sent. */
const rangeOf = ({ headers, method }: FastifyRequest, size: number, etag: string) => {
  const condition = headers["if-range"];
  const isSame = condition === undefined || condition === etag;
  return method === "GET" && isSame ? byteRangeOf(headers.range, size) : undefined;
};

/**
 * GET and HEAD /media/videos/{key}.{mp4 or webm}: a whole video or a part of it, as players request them. Keys are hashes of the
 * content, so browsers may cache without a limit.
 */
export const addVideoRoutes = (
  app: FastifyInstance,
  { videos, tagHeader }: { videos: VideoFiles; tagHeader: TagHeader | undefined },
): void => {
  const answer = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const file = fileOf(request.params.file);
    const size = file && (await videos.size(file));
    if (!file || size === undefined) return refuse("NOT_FOUND", { message: "There is no such video." });
    const etag = `"${file.key}"`;
    void reply
      .header("accept-ranges", "bytes")
      .header("etag", etag)
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "cross-origin")
      .type(`video/${file.format}`);
    if (tagHeader) void reply.header(tagHeader, pictureTag(file.key));
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const range = rangeOf(request, size, etag);
    if (range === "unsatisfiable")
      return reply
        .code(416)
        .headers({ "content-range": `bytes */${size}`, "cache-control": "no-store" })
        .send();
    if (range) void reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
    const sent = range ?? { first: 0, last: size - 1 };
    void reply.header("content-length", sent.last + 1 - sent.first);
    return request.method === "HEAD" ? reply.send() : reply.send(Readable.from(bytesOf(videos, file, sent)));
  };
  app.route({ method: ["GET", "HEAD"], url: "/media/videos/:file", handler: answer });
};
