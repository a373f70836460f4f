import type { Page } from "@playwright/test";
import { contentsOfPdf, objectsOf, reference } from "../../../api/test/support/pdf-text.ts";

const fromUtf16 = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** The texts of a font's glyphs, by their codes: its ToUnicode map, of single glyphs and of ranges. */
const glyphsOf = (map: string): Map<string, string> => {
  const glyphs = new Map<string, string>();
  for (const [, section = ""] of map.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g))
    for (const [, code = "", text = ""] of section.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(code.toUpperCase(), fromUtf16(text));
  for (const [, section = ""] of map.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = "", text = ""] of section.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code++) {
        const hex = code.toString(16).padStart(from.length, "0").toUpperCase();
        glyphs.set(hex, String.fromCharCode(Number.parseInt(text, 16) + code - first));
      }
    }
  return glyphs;
};

/** A text beside glyphs that have none of their own, such as tabular figures: in brackets, or as UTF-16 in hexadecimal digits. */
const besideGlyphs = (bracketed: string | undefined, hex: string | undefined): string =>
  hex ? fromUtf16(hex).replace(/^\ufeff/, "") : (bracketed ?? "").replace(/\\(.)/g, "$1");

/**
 * The text of each sheet of Chromium's PDF, without spaces. Its fonts have codes of one or of two bytes, and its texts are in the order
 * in which they are drawn.
 */
const textsOf = (pdf: Buffer): string[] => {
  const objects = new Map(objectsOf(pdf).map((object) => [object.id, object]));
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(reference(objects.get(id)?.head ?? "", "ToUnicode") ?? "");
      if (map) fonts.set(name, glyphsOf(map.stream));
    }
  const parts =
    /ActualText\s*(?:\(((?:\\[\s\S]|[^\\)])*)\)|<(\w+)>)[\s\S]*?EMC|\/(F\d+) [\d.]+ Tf|([^\n]*)\s*T[Jj]\b/g;
  return contentsOfPdf(pdf).map((content) => {
    let glyphs = new Map<string, string>();
    let text = "";
    for (const [, bracketed, hex, font, pieces = ""] of content.matchAll(parts)) {
      if (bracketed ?? hex) text += besideGlyphs(bracketed, hex);
      if (font) glyphs = fonts.get(font) ?? new Map<string, string>();
      const digits = [...glyphs.keys()][0]?.length ?? 4;
      for (const [, codes = ""] of pieces.matchAll(/<(\w+)>/g))
        for (let at = 0; at < codes.length; at += digits)
          text += glyphs.get(codes.slice(at, at + digits).toUpperCase()) ?? "";
    }
    return text.replace(/\s/g, "");
  });
};

/** What Chromium prints of the page on A4: the text of each sheet, without spaces. */
export const printed = async (page: Page, { isLandscape = false } = {}): Promise<string[]> =>
  textsOf(await page.pdf({ format: "A4", landscape: isLandscape }));
