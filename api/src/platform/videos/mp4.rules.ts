import { boxOf, boxReader, needed, type Box } from "./mp4-boxes.rules.ts";
import { clearOtherSamples } from "./mp4-other-track.rules.ts";
import { readTrack } from "./mp4-track.rules.ts";
import { damaged, unsupported, type VideoFacts } from "./video.rules.ts";

export const isMp4 = (content: Buffer): boolean => content.toString("latin1", 4, 8) === "ftyp";

/** Boxes in which cameras store where and by whom a video was taken. */
const privateBoxes = new Set(["udta", "meta", "uuid"]);

/** Cameras and programs write one or two; each chunk is looked for in all of them. */
const maxMediaBoxes = 16;

/** Makes a box free space of the same size: the positions of the samples in the file stay. */
const clear = (content: Buffer, { start, body, end }: Box): void => {
  content.write("free", start + 4, "latin1");
  content.fill(0, body, end);
};

/**
 * Reads an MP4 file with H.264. Clears what cameras store beside picture and sound, such as the place, in `content` itself. Throws
 * `VideoError`.
 */
export const readMp4 = (content: Buffer): VideoFacts => {
  const readBoxes = boxReader(content);
  const boxes = readBoxes(0, content.length);
  // QuickTime's own files: no browser but Safari plays them.
  if (content.toString("latin1", 8, 12) === "qt  ") unsupported();
  const moov = needed(boxes, "moov");
  const media = boxes.filter(({ type }) => type === "mdat");
  if (media.length === 0) damaged();
  if (media.length > maxMediaBoxes) unsupported();
  const parts = readBoxes(moov.body, moov.end);
  // A recording in fragments has no table of its samples.
  if (boxOf(boxes, "moof") ?? boxOf(parts, "mvex")) unsupported();
  const tracks = parts
    .filter(({ type }) => type === "trak")
    .map((track) => readTrack(content, readBoxes, track, media));
  const shown = tracks.filter(({ handler }) => handler === "vide");
  const [picture] = shown;
  if (!picture) return unsupported();
  if (shown.length > 1) unsupported();
  const milliseconds = Math.max(...tracks.map((track) => track.milliseconds));
  const trackParts = tracks.flatMap(({ box }) => readBoxes(box.body, box.end));
  const others = tracks
    .filter(({ handler }) => handler !== "vide" && handler !== "soun")
    .map(({ box }) => box);
  clearOtherSamples(content, readBoxes, { tracks: others, media });
  for (const box of [...boxes, ...parts, ...trackParts]) if (privateBoxes.has(box.type)) clear(content, box);
  for (const box of others) clear(content, box);
  const { width, height } = picture;
  return { format: "mp4", width, height, milliseconds };
};
