import bidiFactory, { type Bidi } from "bidi-js";
import LineBreaker from "linebreak";
import { charactersOf, hasRightToLeft } from "./printed-text.ts";
import { mukta, typefaces, type Typeface } from "./typefaces.ts";

/** Consecutive characters of one typeface and one direction. */
export type TextRun = { text: string; typeface: Typeface; isRightToLeft: boolean };

/** A line: its runs from left to right, each with its width. */
export type TextLine = { runs: (TextRun & { width: number })[]; width: number };

type MeasureRun = (run: TextRun) => number;

/** Cuts a text into parts of one typeface. A word with one letter that only one typeface has is printed in that typeface. */
const typefaceParts = (text: string): Pick<TextRun, "text" | "typeface">[] => {
  if (mukta.characters.test(text)) return [{ text, typeface: mukta }];
  const parts: { text: string; candidates: readonly Typeface[] }[] = [];
  for (const character of charactersOf(text)) {
    const able = (among: readonly Typeface[]) => among.filter(({ characters }) => characters.test(character));
    const last = parts.at(-1);
    const common = last ? able(last.candidates) : [];
    if (last && common.length > 0) Object.assign(last, { text: last.text + character, candidates: common });
    else parts.push({ text: character, candidates: able(typefaces) });
  }
  return parts.map(({ text: part, candidates: [typeface = mukta] }) => ({ text: part, typeface }));
};

// The package is CommonJS, and its types describe an ES module.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** The embedding level of each code unit, by the Unicode Bidirectional Algorithm; `undefined` if all run from left to right. */
const levelsOf = (paragraph: string): Uint8Array | undefined =>
  hasRightToLeft(paragraph) ? bidi.getEmbeddingLevels(paragraph).levels : undefined;

type LevelRun = { level: number; runs: TextRun[] };

/** What is drawn: marks of the direction have done their work, and Mukta has one hyphen. */
const drawnText = (text: string): string => text.replace(/[\u2068\u2069]/g, "").replace(/[‐‑]/g, "-");

/** The runs of a text of one level. */
const runsOfLevel = (text: string, level: number): TextRun[] => {
  const isRightToLeft = level % 2 === 1;
  const runs = typefaceParts(drawnText(text)).map((part) => ({ ...part, isRightToLeft }));
  return isRightToLeft ? runs.reverse() : runs;
};

const levelRuns = (text: string, levels: Uint8Array): LevelRun[] => {
  const found: LevelRun[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1)
    if (end === text.length || levels[end] !== levels[start]) {
      const level = levels[start] ?? 0;
      found.push({ level, runs: runsOfLevel(text.slice(start, end), level) });
      start = end;
    }
  return found;
};

/**
 * Runs in their order on the page, from left to right: sequences are reversed from the highest level to the lowest (UAX #9, L2).
 */
const visualOrder = (runs: readonly LevelRun[]): LevelRun[] => {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return order;
};

/** The runs of a part of a paragraph, from left to right, without the white space at its end. */
const runsOf = (paragraph: string, levels: Uint8Array | undefined, start: number, end: number): TextRun[] => {
  const text = paragraph.slice(start, end).trimEnd();
  if (!levels) return text ? runsOfLevel(text, 0) : [];
  return visualOrder(levelRuns(text, levels.subarray(start, start + text.length)))
    .flatMap(({ runs }) => runs)
    .filter((run) => run.text !== "");
};

/** Where lines may end, by the Unicode Line Breaking Algorithm. The last position is the end of the text. */
const breaksOf = (paragraph: string): number[] => {
  const breaker = new LineBreaker(paragraph);
  const positions: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) positions.push(next.position);
  return positions;
};

const linesOfParagraph = (paragraph: string, width: number, measure: MeasureRun): TextLine[] => {
  const levels = levelsOf(paragraph);
  const lineOf = (start: number, end: number): TextLine => {
    const runs = runsOf(paragraph, levels, start, end).map((run) => ({ ...run, width: measure(run) }));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  };
  const whole = lineOf(0, paragraph.length);
  if (whole.width <= width) return [whole];

  /** The longest beginning of a word that fits, at least one character. */
  const cutOf = (start: number, end: number): number => {
    let cut = start;
    for (const character of charactersOf(paragraph.slice(start, end))) {
      const next = cut + character.length;
      if (cut > start && lineOf(start, next).width > width) break;
      cut = next;
    }
    return cut;
  };

  const lines: TextLine[] = [];
  let [start, end] = [0, 0];
  const endLine = (at: number): void => {
    lines.push(lineOf(start, at));
    start = at;
  };
  for (const position of breaksOf(paragraph)) {
    if (lineOf(start, position).width > width && end > start) endLine(end);
    while (lineOf(start, position).width > width) {
      const cut = cutOf(start, position);
      if (cut >= position) break;
      endLine(cut);
    }
    end = position;
  }
  if (end > start) endLine(end);
  return lines;
};

/** Breaks a text into lines that are no wider than `width`, as `measure` measures. A line feed begins a new line. */
export const linesOfText = (text: string, width: number, measure: MeasureRun): TextLine[] =>
  text.split("\n").flatMap((paragraph) => linesOfParagraph(paragraph, width, measure));
