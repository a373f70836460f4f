import { inflateSync } from "node:zlib";

/** An object of the file: its dictionary, and its uncompressed stream. */
export type PdfObject = { id: string; head: string; stream: string };

export const objectsOf = (pdf: Buffer): PdfObject[] => {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => {
    const begins = body.indexOf("stream\n");
    if (begins < 0) return { id, head: body, stream: "" };
    const head = body.slice(0, begins);
    const raw = Buffer.from(body.slice(begins + 7, body.lastIndexOf("\nendstream")), "latin1");
    const content = head.includes("/FlateDecode") ? inflateSync(raw) : raw;
    return { id, head, stream: content.toString("latin1") };
  });
};

const fromUtf16 = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** A text in brackets: UTF-16 after a byte order mark, with escapes. */
const fromPdfString = (escaped: string): string => {
  const bytes = escaped.replace(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character);
  const text = Buffer.from(bytes, "latin1").swap16().toString("utf16le");
  return text.replace(/^\ufeff/, "");
};

/** The text of each glyph of a font: its ToUnicode map. pdfkit writes one range of lists, from glyph 0 on. */
const glyphsOf = (map: string): string[] => {
  const lists = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)];
  return lists.flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) => fromUtf16(hex.replaceAll(" ", ""))),
  );
};

/** The number of the object that an entry of a dictionary names. */
export const reference = (head: string, name: string): string | undefined =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];

const pagesOf = (objects: ReadonlyMap<string, PdfObject>): PdfObject[] =>
  [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));

const contentOf = (page: PdfObject, objects: ReadonlyMap<string, PdfObject>): string =>
  objects.get(reference(page.head, "Contents") ?? "")?.stream ?? "";

/** The drawing operations of a PDF, page by page. */
export const contentsOfPdf = (pdf: Buffer): string[] => {
  const objects = new Map(objectsOf(pdf).map((object) => [object.id, object]));
  return pagesOf(objects).map((page) => contentOf(page, objects));
};

/**
 * The text of a PDF, page by page, one line for each text operation: what its glyphs stand for, or the `ActualText` beside them.
 * Good enough to find words and amounts.
 */
export const textOfPdf = (pdf: Buffer): string[] => {
  const objects = new Map(objectsOf(pdf).map((object) => [object.id, object]));
  const typefaces = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(reference(objects.get(id)?.head ?? "", "ToUnicode") ?? "");
      if (map) typefaces.set(name, glyphsOf(map.stream));
    }
  const written = (content: string): string => {
    let glyphs: string[] = [];
    const lines: string[] = [];
    const parts = /ActualText \(((?:\\[\s\S]|[^\\)])*)\)[\s\S]*?EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
    for (const [, told, typeface, pieces] of content.matchAll(parts)) {
      if (told) lines.push(fromPdfString(told));
      if (typeface) glyphs = typefaces.get(typeface) ?? [];
      const codes = (pieces ?? "").matchAll(/<([0-9a-f]+)>/g);
      const text = [...codes].map(([, hex = ""]) =>
        (hex.match(/.{4}/g) ?? []).map((code) => glyphs[Number.parseInt(code, 16)] ?? "").join(""),
      );
      if (pieces) lines.push(text.join(""));
    }
    return lines.join("\n");
  };
  return pagesOf(objects).map((page) => written(contentOf(page, objects)));
};
