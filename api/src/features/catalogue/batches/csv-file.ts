import { pipeline, Readable } from "node:stream";
import { TextDecoder } from "node:util";
import { CsvError, parse } from "csv-parse";
import { refuseFile, delimiterOf } from "./csv-header.rules.ts";

/** Characters of one row, with room for the longest description. A quotation mark that is never closed ends here. */
const maxRowLength = 100_000;

const notUtf8 = 'The file is not UTF-8 text. In a spreadsheet, please save it as "CSV UTF-8".';

/** The encoding by the first bytes. UTF-16 without a mark has a zero in each pair of bytes. */
const encodingOf = (start: Buffer): string => {
  if (start.subarray(0, 4).toString("latin1") === "PK\u0003\u0004")
    return refuseFile("This is a workbook, not a CSV file. Please save it as CSV.");
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0))
    return "utf-16be";
  return "utf-8";
};

/** Bytes that are decoded and parsed at once, some milliseconds: other requests of the process are served in between. */
const sliceBytes = 32_768;

async function* slicesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of parts)
    for (let start = 0; start < part.length; start += sliceBytes)
      yield part.subarray(start, start + sliceBytes);
}

/** The text of a file, slice by slice, without the byte order mark. Throws FILE_INVALID for bytes that are not text. */
async function* textOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const decode = (part?: Buffer): string => {
    try {
      return decoder?.decode(part, { stream: part !== undefined }) ?? "";
    } catch {
      return refuseFile(notUtf8);
    }
  };
  for await (const part of slicesOf(parts)) {
    decoder ??= new TextDecoder(encodingOf(part), { fatal: true });
    const text = decode(part);
    if (text.includes("\0")) refuseFile(notUtf8);
    yield text;
  }
  yield decode();
}

/** What is wrong with the form of a file, by the parser's code. */
const sentences: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark is opened and never closed",
  CSV_MAX_RECORD_SIZE: "a row is longer than 100,000 characters; perhaps a quotation mark is never closed",
  CSV_INVALID_CLOSING_QUOTE: "text follows a closing quotation mark",
  INVALID_OPENING_QUOTE: "a quotation mark stands inside a cell without quotation marks around the cell",
};

const describe = (error: unknown): never => {
  if (!(error instanceof CsvError)) throw error;
  const line = typeof error["lines"] === "number" ? `Line ${error["lines"]}: ` : "";
  return refuseFile(`${line}${sentences[error.code] ?? "the text is not valid CSV"}.`);
};

/** The first chunks of a text, up to the one with the first line end, or until they are longer than `maxRowLength`. */
const firstLineOf = async (text: AsyncGenerator<string>): Promise<string> => {
  let start = "";
  while (!/[\r\n]/.test(start) && start.length <= maxRowLength) {
    const { value, done } = await text.next();
    if (done) break;
    start += value;
  }
  return start;
};

async function* startingWith(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

/**
 * The rows of a CSV file with their numbers as a spreadsheet shows them; the first row is the header. Rows without any text
 * are left out. Takes UTF-8 and UTF-16, and the delimiter that `findDelimiter` finds in the first line. Throws FILE_INVALID
 * with a sentence.
 */
export async function* csvRows(
  parts: AsyncIterable<Buffer>,
  findDelimiter: (firstLine: string) => string = delimiterOf,
): AsyncGenerator<{ place: number; cells: string[] }> {
  const text = textOf(parts);
  const start = await firstLineOf(text);
  const parser = parse({
    delimiter: findDelimiter(start.split(/[\r\n]/, 1)[0] ?? ""),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    max_record_size: maxRowLength,
  });
  pipeline(Readable.from(startingWith(start, text)), parser, () => undefined);
  let place = 0;
  try {
    for await (const record of parser) {
      place += 1;
      const cells = record as string[];
      if (cells.some((cell) => cell.trim() !== "")) yield { place, cells };
    }
  } catch (error) {
    describe(error);
  }
}
