import { pipeline, Readable } from "node:stream";
import { TextDecoder } from "node:util";
import { CsvError, parse } from "csv-parse";
import { refuse } from "../errors/errors.ts";
import { csvDialect, hasHeader } from "./csv-dialect.ts";

export const refuseFile = (message: string): never => refuse("FILE_INVALID", { message });

/** Characters of one row, with room for the longest description. A quotation mark that is never closed ends here. */
const maxRowLength = 100_000;

const notUtf8 =
  'The file cannot be read. In your spreadsheet, please save it as "CSV UTF-8" and choose it again.';

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

/** The one fault that ends with its row. After the others it is not known where the next row begins. */
const ofOneRow = "INVALID_OPENING_QUOTE";

const describe = (error: unknown): never => {
  if (!(error instanceof CsvError)) throw error;
  const line = typeof error["lines"] === "number" ? `Line ${error["lines"]}: ` : "";
  return refuseFile(`${line}${sentences[error.code] ?? "the text is not valid CSV"}.`);
};

/** The first chunks of a text, up to the header and the beginning of the next line, or until they are longer than a row may be. */
const startOf = async (text: AsyncGenerator<string>): Promise<string> => {
  let start = "";
  while (!hasHeader(start) && start.length <= maxRowLength) {
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

/** The cells up to the last one with text: spreadsheets write empty columns at the end of some rows only. */
const withoutEmptyEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);

export type CsvRow = {
  /** The number of the row as a spreadsheet shows it. */
  position: number;
  /** As many as the header has, without empty ones at its end; more only if there is text beyond it. */
  cells: string[];
  /** Why the row cannot be read; its cells are empty then. */
  problem?: string | undefined;
};

const unreadableRow = (position: number): CsvRow => ({
  position,
  cells: [],
  problem: "A quotation mark stands inside a cell without quotation marks around the cell.",
});

/**
 * The rows of a CSV file, the header first. Rows without any text are left out. Reads what spreadsheets save: UTF-8 and UTF-16,
 * with and without byte order mark, commas, semicolons and tabs, a first line "sep=;", missing and further empty cells at the end
 * of rows. `isColumn` knows the names of columns, in lower case. With `isEachRowRead` a row that cannot be read is given with its
 * problem, if the next ones can be read. Throws FILE_INVALID with a sentence.
 */
export async function* csvRows(
  parts: AsyncIterable<Buffer>,
  isColumn: (name: string) => boolean,
  { isEachRowRead = false }: { isEachRowRead?: boolean } = {},
): AsyncGenerator<CsvRow> {
  const text = textOf(parts);
  const dialect = csvDialect(await startOf(text), isColumn);
  const skipped: { position: number; error: CsvError }[] = [];
  const parser = parse({
    delimiter: dialect.delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    max_record_size: maxRowLength,
    skip_records_with_error: isEachRowRead,
    on_skip: (error) => {
      if (error?.code === ofOneRow)
        skipped.push({ position: Number(error["records"]) + skipped.length + 1, error });
      else parser.destroy(error);
      return undefined;
    },
  });
  pipeline(Readable.from(startingWith(dialect.text, text)), parser, () => undefined);
  let position = 0;
  let width: number | undefined;
  let next = 0;
  /** Rows that could not be read, from the current place on. The parser is ahead. Throws if the header is one of them. */
  function* unreadable(): Generator<CsvRow> {
    for (let row = skipped[next]; row?.position === position + 1; row = skipped[(next += 1)]) {
      if (width === undefined) throw row.error;
      position += 1;
      yield unreadableRow(position);
    }
  }
  try {
    for await (const record of parser) {
      yield* unreadable();
      position += 1;
      const cells = withoutEmptyEnd(record as string[]);
      if (cells.length === 0) continue;
      width ??= cells.length;
      yield { position, cells: [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill("")] };
    }
    yield* unreadable();
  } catch (error) {
    describe(error);
  }
}

/** The same of a file that is there as a whole, with the rows that cannot be read. */
export const csvRowsOf = (content: Buffer, isColumn: (name: string) => boolean): AsyncGenerator<CsvRow> =>
  csvRows(Readable.from([content]), isColumn, { isEachRowRead: true });

/** Why a row has more cells than the header; `undefined` if it has not. */
export const widthProblem = (header: { length: number }, cells: readonly string[]): string | undefined =>
  cells.length > header.length
    ? `The row has ${cells.length} cells, and the header has ${header.length}.`
    : undefined;

/** Why a row cannot be read, or has more cells than the header; `undefined` if neither. */
export const rowProblem = ({ length }: { length: number }, { cells, problem }: CsvRow): string | undefined =>
  problem ?? widthProblem({ length }, cells);
