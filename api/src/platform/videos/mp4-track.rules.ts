import { boxOf, needed, type Box, type ReadBoxes } from "./mp4-boxes.rules.ts";
import { damaged, unsupported } from "./video.rules.ts";

/** What an MP4 file says of one of its tracks. */
export type Mp4Track = {
  /** "vide", "soun", or the kind of another track. */
  handler: string;
  box: Box;
  /** Of the upright picture; 0 for sound. */
  width: number;
  height: number;
  milliseconds: number;
};

/** Profiles of H.264 that phones decode: baseline, main, extended, high. */
const playedProfiles = new Set([66, 77, 88, 100]);

const soundCodecs = new Set(["mp4a", "Opus", ".mp3", "fLaC"]);

/** Bytes before the boxes of a picture's sample entry. */
const visualEntryBytes = 78;

/** The bytes of a box from an offset of its content. Throws if they are outside of it. */
const at = ({ body, end }: Box, offset: number, bytes: number): number =>
  body + offset + bytes <= end ? body + offset : damaged();

/** Checks the codec of a picture: H.264 in a profile that browsers play. Returns the size that it is coded in. */
const checkPicture = (content: Buffer, readBoxes: ReadBoxes, entry: Box) => {
  if (entry.type !== "avc1" && entry.type !== "avc3") return unsupported();
  const width = content.readUInt16BE(at(entry, 24, 2));
  const height = content.readUInt16BE(at(entry, 26, 2));
  const setup = needed(readBoxes(at(entry, visualEntryBytes, 0), entry.end), "avcC");
  if (!playedProfiles.has(content.readUInt8(at(setup, 1, 1)))) unsupported();
  return { width, height };
};

/** A table of a track: its number of entries, each of this size. Throws if it is shorter than it says. */
export const tableOf = (content: Buffer, box: Box, countOffset: number, entryBytes: number) => {
  const count = content.readUInt32BE(at(box, countOffset, 4));
  const start = at(box, countOffset + 4, count * entryBytes);
  return { count, start };
};

/** The duration of all samples in units of the track's clock. */
const samplesDuration = (content: Buffer, stts: Box): number => {
  const { count, start } = tableOf(content, stts, 4, 8);
  let units = 0;
  for (let entry = start; entry < start + count * 8; entry += 8)
    units += content.readUInt32BE(entry) * content.readUInt32BE(entry + 4);
  return units;
};

/** Bytes of all samples. */
export const samplesBytes = (content: Buffer, stsz: Box): number => {
  const size = content.readUInt32BE(at(stsz, 4, 4));
  if (size > 0) return size * content.readUInt32BE(at(stsz, 8, 4));
  const { count, start } = tableOf(content, stsz, 8, 4);
  let bytes = 0;
  for (let entry = start; entry < start + count * 4; entry += 4) bytes += content.readUInt32BE(entry);
  return bytes;
};

/** Where each chunk of samples begins in the file; `undefined` without a table of them. */
export const chunksOf = (
  content: Buffer,
  table: readonly Box[],
): { count: number; offsetOf: (index: number) => number } | undefined => {
  const long = boxOf(table, "co64");
  const chunks = long ?? boxOf(table, "stco");
  if (!chunks) return undefined;
  const { count, start } = tableOf(content, chunks, 4, long ? 8 : 4);
  return {
    count,
    offsetOf: (index) =>
      long ? Number(content.readBigUInt64BE(start + index * 8)) : content.readUInt32BE(start + index * 4),
  };
};

/** Checks that every chunk of samples begins in the media of the file: a file that was cut off has its tables alone. */
const checkChunks = (content: Buffer, table: readonly Box[], media: readonly Box[]): void => {
  const { count, offsetOf } = chunksOf(content, table) ?? damaged();
  for (let index = 0; index < count; index += 1) {
    const offset = offsetOf(index);
    if (!media.some(({ body, end }) => offset >= body && offset < end)) damaged();
  }
  const mediaBytes = media.reduce((total, { body, end }) => total + end - body, 0);
  if (count === 0 || samplesBytes(content, needed(table, "stsz")) > mediaBytes) damaged();
};

/** Whether the picture is shown on its side: phones store a portrait so, with a matrix that turns it. */
const isTurned = (content: Buffer, header: Box, isLong: boolean): boolean => {
  const matrix = at(header, isLong ? 52 : 40, 36);
  return content.readInt32BE(matrix) === 0 && content.readInt32BE(matrix + 4) !== 0;
};

/** Reads a track, and checks codec and samples of a picture or a sound. Throws `VideoError`. */
export const readTrack = (
  content: Buffer,
  readBoxes: ReadBoxes,
  track: Box,
  media: readonly Box[],
): Mp4Track => {
  const parts = readBoxes(track.body, track.end);
  const header = needed(parts, "tkhd");
  const mdia = needed(parts, "mdia");
  const mediaParts = readBoxes(mdia.body, mdia.end);
  const handlerAt = at(needed(mediaParts, "hdlr"), 8, 4);
  const handler = content.toString("latin1", handlerAt, handlerAt + 4);
  if (handler !== "vide" && handler !== "soun")
    return { handler, box: track, width: 0, height: 0, milliseconds: 0 };
  const clock = needed(mediaParts, "mdhd");
  const isLongClock = content.readUInt8(at(clock, 0, 1)) === 1;
  const unitsPerSecond = content.readUInt32BE(at(clock, isLongClock ? 20 : 12, 4));
  if (unitsPerSecond === 0) damaged();
  const minf = needed(mediaParts, "minf");
  const stbl = needed(readBoxes(minf.body, minf.end), "stbl");
  const table = readBoxes(stbl.body, stbl.end);
  const stsd = needed(table, "stsd");
  const [entry = damaged()] = readBoxes(at(stsd, 8, 0), stsd.end);
  const size = handler === "vide" ? checkPicture(content, readBoxes, entry) : { width: 0, height: 0 };
  if (handler === "soun" && !soundCodecs.has(entry.type)) unsupported();
  checkChunks(content, table, media);
  const milliseconds = Math.round((samplesDuration(content, needed(table, "stts")) * 1000) / unitsPerSecond);
  const isTurnedTrack = isTurned(content, header, content.readUInt8(at(header, 0, 1)) === 1);
  const [width, height] = isTurnedTrack ? [size.height, size.width] : [size.width, size.height];
  return { handler, box: track, width, height, milliseconds };
};
