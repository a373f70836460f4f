import { damaged, maxParts, unsupported, type VideoFacts } from "./video.rules.ts";

/**
 * An element of a WebM file: its id, and where its content begins and ends. The end is unknown in a recording as it was written.
 */
type Element = { id: number; start: number; body: number; end: number | undefined };

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  title: 0x7ba9,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  void: 0xec,
} as const;

const pictureCodecs = new Set(["V_VP8", "V_VP9", "V_AV1"]);
const soundCodecs = new Set(["A_VORBIS", "A_OPUS"]);

export const isWebm = (content: Buffer): boolean =>
  content.length >= 4 && content.readUInt32BE(0) === ids.ebml;

/** A file while it is read, and the elements that were read of it. */
type File = { content: Buffer; count: number };

/** The number of bytes of an id or a size, which the zero bits before the first one say. */
const lengthAt = (content: Buffer, at: number): number => Math.clz32(content[at] ?? 0) - 23;

/** Reads the element at a position. Throws `VideoError` if it ends after `limit`. */
const elementAt = (file: File, start: number, limit: number): Element => {
  const { content } = file;
  file.count += 1;
  if (file.count > maxParts) damaged();
  const idLength = lengthAt(content, start);
  const sizeAt = start + idLength;
  const sizeLength = lengthAt(content, sizeAt);
  const body = sizeAt + sizeLength;
  if (idLength > 4 || sizeLength > 8 || body > limit) return damaged();
  const bits = [...content.subarray(sizeAt, body)];
  const marker = 1 << (8 - sizeLength);
  const isUnknown = bits.every((byte, index) => byte === (index === 0 ? 2 * marker - 1 : 0xff));
  const size = bits.reduce((value, byte, index) => value * 256 + (index === 0 ? byte - marker : byte), 0);
  const end = isUnknown ? undefined : body + size;
  if (end !== undefined && end > limit) return damaged();
  return { id: content.readUIntBE(start, idLength), start, body, end };
};

/** The elements inside of one whose end is known. */
const childrenOf = (file: File, { body, end = damaged() }: Element): Element[] => {
  const elements: Element[] = [];
  for (let at = body; at < end; at = elements.at(-1)?.end ?? damaged())
    elements.push(elementAt(file, at, end));
  return elements;
};

const numberOf = (content: Buffer, { body, end = body }: Element): number => {
  const length = end - body;
  if (length > 6) return length === 8 ? Number(content.readBigUInt64BE(body)) : damaged();
  return length === 0 ? 0 : content.readUIntBE(body, length);
};

const realOf = (content: Buffer, { body, end = body }: Element): number => {
  if (end - body === 4) return content.readFloatBE(body);
  return end - body === 8 ? content.readDoubleBE(body) : damaged();
};

const textOf = (content: Buffer, { body, end = body }: Element): string =>
  content.toString("latin1", body, Math.min(end, body + 100)).replace(/\0+$/, "");

const childOf = (elements: readonly Element[], id: number): Element | undefined =>
  elements.find((element) => element.id === id);

/** Checks the codec of a track. Returns the size of a picture. Throws `VideoError`. */
const readTrack = (file: File, track: Element): { width: number; height: number } | undefined => {
  const { content } = file;
  const parts = childrenOf(file, track);
  const type = numberOf(content, childOf(parts, ids.trackType) ?? damaged());
  const codec = textOf(content, childOf(parts, ids.codecId) ?? damaged());
  if (type === 2) return soundCodecs.has(codec) ? undefined : unsupported();
  if (type !== 1 || !pictureCodecs.has(codec)) return unsupported();
  const video = childrenOf(file, childOf(parts, ids.video) ?? damaged());
  const side = (id: number) => numberOf(content, childOf(video, id) ?? damaged());
  return { width: side(ids.pixelWidth), height: side(ids.pixelHeight) };
};

/** Makes an element empty space of the same size. */
const clear = (content: Buffer, { start, end = start }: Element): void => {
  const length = end - start;
  content.fill(0, start, end);
  content[start] = ids.void;
  // A size of one byte, or of eight.
  if (length - 2 < 127) content[start + 1] = 0x80 | (length - 2);
  else {
    content[start + 1] = 0x01;
    content.writeUIntBE(length - 9, start + 3, 6);
  }
};

/**
 * All elements of the segment in their order. The clusters are opened, so that those of a recording, whose ends are unknown, need
 * no other way. Throws `VideoError` for a file that is cut off: its last element would end after it.
 */
const segmentElements = (file: File, segment: Element): Element[] => {
  const { length } = file.content;
  if ((segment.end ?? length) !== length) damaged();
  const elements: Element[] = [];
  for (let at = segment.body; at < length;) {
    const element = elementAt(file, at, length);
    elements.push(element);
    at = element.id === ids.cluster ? element.body : (element.end ?? damaged());
  }
  return elements;
};

/** The time of the last block, in units of the segment's clock: a recording does not say how long it is. */
const lastBlockTime = (file: File, elements: readonly Element[]): number => {
  const { content } = file;
  let cluster = 0;
  let last = 0;
  for (const element of elements) {
    if (element.id === ids.timestamp) cluster = numberOf(content, element);
    const block = element.id === ids.blockGroup ? childOf(childrenOf(file, element), ids.block) : element;
    if (!block || (block.id !== ids.simpleBlock && block.id !== ids.block)) continue;
    const at = block.body + lengthAt(content, block.body);
    if (at + 2 > (block.end ?? 0)) damaged();
    last = Math.max(last, cluster + content.readInt16BE(at));
  }
  return last;
};

/** Reads a WebM file. Clears its title, tags and attachments in `content` itself. Throws `VideoError`. */
export const readWebm = (content: Buffer): VideoFacts => {
  const file = { content, count: 0 };
  const head = elementAt(file, 0, content.length);
  const docType = childOf(childrenOf(file, head), ids.docType);
  if (!docType || textOf(content, docType) !== "webm") return unsupported();
  const segment = elementAt(file, head.end ?? damaged(), content.length);
  if (segment.id !== ids.segment) return damaged();
  const elements = segmentElements(file, segment);
  const info = childrenOf(file, childOf(elements, ids.info) ?? damaged());
  const tracks = childrenOf(file, childOf(elements, ids.tracks) ?? damaged());
  const pictures = tracks
    .filter(({ id }) => id === ids.trackEntry)
    .map((track) => readTrack(file, track))
    .filter((size) => size !== undefined);
  const [picture] = pictures;
  if (!picture || pictures.length > 1) return unsupported();
  if (!childOf(elements, ids.cluster)) return damaged();
  const scale = childOf(info, ids.timestampScale);
  const duration = childOf(info, ids.duration);
  const units = Math.max(duration ? realOf(content, duration) : 0, lastBlockTime(file, elements));
  const milliseconds = Math.round((units * (scale ? numberOf(content, scale) : 1_000_000)) / 1_000_000);
  const written: readonly number[] = [ids.tags, ids.attachments, ids.title];
  for (const element of [...elements, ...info]) if (written.includes(element.id)) clear(content, element);
  return { format: "webm", ...picture, milliseconds };
};
