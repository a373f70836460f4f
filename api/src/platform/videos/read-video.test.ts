import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cleanVideo } from "./read-video.ts";

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../test/fixtures/${name}`, import.meta.url));
const mp4 = fixture("example.mp4");
const webm = fixture("example.webm");

/** The code of the refusal; the facts of a video that is accepted. */
const outcomeOf = (content: Buffer): unknown => {
  try {
    const { content: _, ...facts } = cleanVideo(content);
    return facts;
  } catch (error) {
    return (error as { code?: string }).code ?? error;
  }
};

/** A copy in which bytes are replaced, from the first place of a text on. */
const withBytes = (content: Buffer, text: string, offset: number, bytes: readonly number[]): Buffer => {
  const copy = Buffer.from(content);
  copy.set(bytes, copy.indexOf(text, 0, "latin1") + offset);
  return copy;
};

const replaced = (content: Buffer, from: string, to: string): Buffer =>
  withBytes(content, from, 0, [...Buffer.from(to, "latin1")]);

/** An MP4 box. */
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, content]);
};

const uint32 = (...numbers: number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(number);
      return bytes;
    }),
  );

const mediaOf = (video: Buffer): Buffer => video.subarray(video.indexOf("mdat", 0, "latin1") + 4);

/** A copy with a track of metadata, whose samples stand in media of their own at the end. `tables` gets their place in the file. */
const withTrack = (video: Buffer, samples: Buffer[], tables: (start: number) => Buffer[]): Buffer => {
  const trackAt = (start: number): Buffer => {
    const hdlr = box("hdlr", uint32(0, 0), Buffer.from("meta"), Buffer.alloc(12));
    const minf = box("minf", box("stbl", ...tables(start)));
    return box("trak", box("tkhd", Buffer.alloc(84)), box("mdia", hdlr, minf));
  };
  const copy = Buffer.from(video);
  const moov = copy.indexOf("moov", 0, "latin1") - 4;
  const moovEnd = moov + copy.readUInt32BE(moov);
  const { length } = trackAt(0);
  copy.writeUInt32BE(moovEnd - moov + length, moov);
  // The chunks of the other tracks are that much later.
  for (let stco = copy.indexOf("stco"); stco > 0; stco = copy.indexOf("stco", stco + 1))
    for (let index = 0; index < copy.readUInt32BE(stco + 8); index += 1) {
      const place = stco + 12 + index * 4;
      copy.writeUInt32BE(copy.readUInt32BE(place) + length, place);
    }
  const track = trackAt(copy.length + length + 8);
  return Buffer.concat([copy.subarray(0, moovEnd), track, copy.subarray(moovEnd), box("mdat", ...samples)]);
};

describe("a video", () => {
  it("is known by its container, with size and duration", () => {
    expect(outcomeOf(mp4)).toEqual({ format: "mp4", width: 96, height: 128, milliseconds: 1628 });
    expect(outcomeOf(webm)).toEqual({ format: "webm", width: 96, height: 128, milliseconds: 1500 });
  });

  it("that a phone has stored on its side is upright", () => {
    // The matrix of the track's header: a quarter turn.
    const turned = withBytes(
      mp4,
      "tkhd",
      44,
      [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0],
    );
    expect(outcomeOf(turned)).toMatchObject({ width: 128, height: 96 });
  });

  it.each([
    ["MP4", mp4, ["camera", "udta", "loci"]],
    ["WebM", webm, ["camera", "+12.97"]],
  ])("in %s loses its title and its place, and nothing of its pictures", (_name, content, words) => {
    expect(words.filter((word) => content.includes(word))).toEqual(words);
    const clean = cleanVideo(content);
    expect(words.filter((word) => clean.content.includes(word))).toEqual([]);
    expect(clean.content).toHaveLength(content.length);
    expect(outcomeOf(clean.content)).toEqual(outcomeOf(content));
  });

  it("of an action camera loses only the places of its own track", () => {
    const places = ["GPS +12.97 +77.59", "GPS +12.98 +77.60"];
    const samples = places.map((text) => Buffer.from(text));
    const places64 = (start: number) =>
      box("co64", uint32(0, 2), ...[start, start + 17].map((offset) => uint32(0, offset)));
    const varied = box("stsz", uint32(0, 0, 2, 17, 17));
    const equal = box("stsz", uint32(0, 17, 2));
    const stsc = box("stsc", uint32(0, 2, 1, 1, 1, 2, 9, 1));
    for (const stsz of [varied, equal]) {
      const video = withTrack(mp4, samples, (start) => [stsc, stsz, places64(start)]);
      expect(video.includes("GPS")).toBe(true);
      const { content } = cleanVideo(video);
      expect(content.includes("GPS")).toBe(false);
      expect(
        content.subarray(-places.join("").length - 8 - mediaOf(mp4).length, -places.join("").length - 8),
      ).toEqual(mediaOf(mp4));
      expect(outcomeOf(content)).toEqual(outcomeOf(mp4));
    }
  });

  it("with other tracks of more bytes than the media has is refused", () => {
    const video = withTrack(mp4, [Buffer.from("GPS")], (start) => [
      box("stsc", uint32(0, 1, 1, 4_000_000_000, 1)),
      box("stsz", uint32(0, 4_000_000_000, 4_000_000_000)),
      box("stco", uint32(0, 1, start)),
    ]);
    expect(outcomeOf(video)).toBe("VIDEO_DAMAGED");
  });

  it("that is cut off anywhere is refused", () => {
    for (const content of [mp4, webm])
      for (let length = 200; length < content.length; length += 37)
        expect(outcomeOf(content.subarray(0, length)), `${length} bytes`).toMatch(/^VIDEO_DAMAGED$/);
  });

  it("with any wrong bytes is either accepted or refused", () => {
    for (const content of [mp4, webm])
      for (let place = 0; place < 1500; place += 1) {
        const copy = Buffer.from(content);
        copy[place] = (copy[place] ?? 0) ^ 0xff;
        const outcome = outcomeOf(copy);
        expect(typeof outcome === "string" ? outcome : (outcome as { format: string }).format).toMatch(
          /^(VIDEO_\w+|mp4|webm)$/,
        );
      }
  });
});

describe("refused is", () => {
  it.each([
    [
      "a page with the name of a video",
      Buffer.from("<html><script>alert(1)</script></html>"),
      "VIDEO_INVALID",
    ],
    [
      "a page behind the first bytes of a video",
      Buffer.concat([box("ftyp", Buffer.from("isom<html>"))]),
      "VIDEO_DAMAGED",
    ],
    ["nothing", Buffer.alloc(0), "VIDEO_INVALID"],
    ["a picture", Buffer.from("ffd8ffe000104a46494600", "hex"), "VIDEO_INVALID"],
    ["HEVC", replaced(mp4, "avc1\0\0\0\0\0\0", "hvc1"), "VIDEO_UNSUPPORTED"],
    ["H.264 in ten bits", withBytes(mp4, "avcC", 5, [110]), "VIDEO_UNSUPPORTED"],
    ["a sound that browsers do not play", replaced(mp4, "mp4a\0\0\0\0\0\0", "ac-3"), "VIDEO_UNSUPPORTED"],
    ["a sound alone", replaced(mp4, "vide", "text"), "VIDEO_UNSUPPORTED"],
    ["QuickTime", replaced(mp4, "isom", "qt  "), "VIDEO_UNSUPPORTED"],
    ["Matroska", replaced(webm, "webm", "mkv\0"), "VIDEO_UNSUPPORTED"],
    ["WebM with another codec", replaced(webm, "V_VP8", "V_AV9"), "VIDEO_UNSUPPORTED"],
    ["a recording in fragments", Buffer.concat([mp4, box("moof")]), "VIDEO_UNSUPPORTED"],
    ["a table that points outside of the media", withBytes(mp4, "stco", 12, [0, 0, 0, 1]), "VIDEO_DAMAGED"],
    ["more than a minute", withBytes(mp4, "mdhd", 16, [0, 0, 0, 1]), "VIDEO_TOO_LONG"],
    ["8K", withBytes(mp4, "avc1\0\0\0\0\0\0", 28, [0x1e, 0, 0x10, 0xe0]), "VIDEO_TOO_WIDE"],
    ["more than 20 MB", Buffer.concat([mp4, box("free", Buffer.alloc(20_000_000))]), "VIDEO_TOO_LARGE"],
    [
      "a file of empty boxes",
      Buffer.concat([mp4, ...Array.from({ length: 100_001 }, () => box("free"))]),
      "VIDEO_DAMAGED",
    ],
    [
      "a file of media boxes",
      Buffer.concat([mp4, ...Array.from({ length: 17 }, () => box("mdat"))]),
      "VIDEO_UNSUPPORTED",
    ],
  ])("%s", (_name, content, code) => {
    expect(outcomeOf(content)).toBe(code);
  });
});
