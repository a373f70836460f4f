import { damaged, maxParts } from "./video.rules.ts";

/** A box of an MP4 file: its type, and where its content begins and ends. */
export type Box = { type: string; start: number; body: number; end: number };

const headerBytes = 8;
const longHeaderBytes = 16;

/** Reads the boxes of files. Throws `VideoError` for a box that ends outside of its parent. */
export const boxReader = (content: Buffer) => {
  let count = 0;
  const boxAt = (start: number, parentEnd: number): Box => {
    if (start + headerBytes > parentEnd) return damaged();
    const type = content.toString("latin1", start + 4, start + headerBytes);
    const short = content.readUInt32BE(start);
    const isLong = short === 1;
    if (isLong && start + longHeaderBytes > parentEnd) return damaged();
    const size = isLong ? Number(content.readBigUInt64BE(start + headerBytes)) : short;
    const body = start + (isLong ? longHeaderBytes : headerBytes);
    // 0: to the end of the file, which only the last box of the file may say.
    const end = size === 0 && parentEnd === content.length ? parentEnd : start + size;
    return end < body || end > parentEnd ? damaged() : { type, start, body, end };
  };
  /** The boxes between two positions, which they fill. */
  return (start: number, end: number): Box[] => {
    const boxes: Box[] = [];
    for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
      count += 1;
      if (count > maxParts) damaged();
      boxes.push(boxAt(at, end));
    }
    return boxes;
  };
};

export type ReadBoxes = ReturnType<typeof boxReader>;

export const boxOf = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);

/** A box that has to be there. */
export const needed = (boxes: readonly Box[], type: string): Box => boxOf(boxes, type) ?? damaged();
