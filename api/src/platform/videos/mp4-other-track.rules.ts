import { boxOf, type Box, type ReadBoxes } from "./mp4-boxes.rules.ts";
import { chunksOf, samplesBytes, tableOf } from "./mp4-track.rules.ts";
import { damaged } from "./video.rules.ts";

const at = (content: Buffer, start: number, index: number): number => content.readUInt32BE(start + index * 4);

/** The tables of a track; empty for one without samples. */
const tablesOf = (readBoxes: ReadBoxes, track: Box): Box[] =>
  ["mdia", "minf", "stbl"].reduce(
    (boxes, type) => {
      const box = boxOf(boxes, type);
      return box ? readBoxes(box.body, box.end) : [];
    },
    readBoxes(track.body, track.end),
  );

/** Reads the sizes of samples one after the other: the bytes of the next ones, of which there may be fewer. */
const sizeReader = (content: Buffer, stsz: Box) => {
  const size = at(content, stsz.body, 1);
  const count = size > 0 ? at(content, stsz.body, 2) : tableOf(content, stsz, 8, 4).count;
  let next = 0;
  return (samples: number): number => {
    const first = next;
    next = Math.min(count, first + samples);
    if (size > 0) return (next - first) * size;
    let bytes = 0;
    for (let sample = first; sample < next; sample += 1) bytes += at(content, stsz.body, 3 + sample);
    return bytes;
  };
};

/** Reads the number of samples of each chunk, one after the other. */
const chunkReader = (content: Buffer, stsc: Box) => {
  const { count, start } = tableOf(content, stsc, 4, 12);
  let entry = 0;
  let chunk = 0;
  return (): number => {
    chunk += 1;
    while (entry + 1 < count && at(content, start, (entry + 1) * 3) <= chunk) entry += 1;
    return count === 0 ? 0 : at(content, start, entry * 3 + 1);
  };
};

/**
 * Clears the samples of tracks that are neither picture nor sound: action cameras and drones write there where each second was
 * taken. Throws `VideoError` for samples of more bytes than the media has, since those of a file do not overlap.
 */
export const clearOtherSamples = (
  content: Buffer,
  readBoxes: ReadBoxes,
  { tracks, media }: { tracks: readonly Box[]; media: readonly Box[] },
): void => {
  let left = media.reduce((total, { body, end }) => total + end - body, 0);
  for (const track of tracks) {
    const tables = tablesOf(readBoxes, track);
    const [stsc, stsz] = [boxOf(tables, "stsc"), boxOf(tables, "stsz")];
    const chunks = chunksOf(content, tables);
    if (!stsc || !stsz || !chunks) continue;
    left -= samplesBytes(content, stsz);
    if (left < 0) damaged();
    const samplesOfNext = chunkReader(content, stsc);
    const bytesOfNext = sizeReader(content, stsz);
    for (let chunk = 0; chunk < chunks.count; chunk += 1) {
      const start = chunks.offsetOf(chunk);
      const end = start + bytesOfNext(samplesOfNext());
      const box = media.find(({ body, end: mediaEnd }) => start >= body && start < mediaEnd);
      if (box) content.fill(0, start, Math.min(end, box.end));
    }
  }
};
