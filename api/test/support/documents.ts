import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export const textOf = (path: string): string => readFileSync(root + path, "utf8");

/** Every file of the given folders, as a path from the project's root. */
export const filesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => /\.\w+$/.test(path)),
  );

const allFiles = filesBelow("api", "docs", "scripts", "web");

/** Spans of code: text in backticks, in one line or in a block. */
const codeSpans = (text: string): string[] =>
  [...text.matchAll(/```([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, span]) => block ?? span ?? "");

const isFilePath = (word: string): boolean =>
  /^(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|m?js|mts|md|json|graphql|css|yml)$/.test(word);
const isFolderPath = (word: string): boolean => /^(?:api|web|docs|scripts)\/[\w./-]+$/.test(word);

/** Build output and files of a data directory are not in the repository. */
const isMadeLater = (word: string): boolean => /(?:^|\/)dist\b|^[A-Z_]+\/|^node_modules\//.test(word);

/** Paths that a document names in code spans. */
export const pathsIn = (text: string): string[] =>
  codeSpans(text)
    .flatMap((span) => span.split(/[\s,;]+/))
    .filter((word) => (isFilePath(word) || isFolderPath(word)) && !isMadeLater(word));

/** A short path is the end of a path (errors.ts), or the beginning of a document's name (docs/adr/0007). */
const isShortFor = (path: string, file: string): boolean =>
  file.endsWith(`/${path}`) || file.startsWith(`${path}-`);

/** Paths that match no file. With `isExact`, only full paths from the root match; otherwise short ones match too. */
export const missingPaths = (text: string, { isExact }: { isExact: boolean }): string[] =>
  pathsIn(text).filter(
    (path) => !existsSync(root + path) && (isExact || !allFiles.some((file) => isShortFor(path, file))),
  );

/** Relative links of a document that lead to no file. */
export const missingLinks = (document: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target]) => target ?? "")
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(root + posix.join(posix.dirname(document), target)));

/** Titles of tests in a source: each string that is a call's first argument before a function or its options. */
const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\s*)?(?:\(|\{|[A-Za-z_$][\w$]*\s*=>)/g,
    ),
  ].map(([, , title]) => title ?? "");

/** Tests that a document cites as `path` "title", with one title or several. */
const citedTests = (text: string): { path: string; titles: string[] }[] =>
  [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`((?:,?\s+"[^"]+")*)/g)].map(([, path, titles]) => ({
    path: path ?? "",
    titles: [...(titles ?? "").matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? ""),
  }));

/** Cited titles that no test of the cited file has. Part of a title is enough. */
export const missingTests = (text: string, read: (path: string) => string = textOf): string[] =>
  citedTests(text).flatMap(({ path, titles }) => {
    if (!existsSync(root + path)) return [];
    const existingTitles = titlesIn(read(path));
    return titles
      .filter((cited) => !existingTitles.some((title) => title.includes(cited)))
      .map((cited) => `${path}: "${cited}"`);
  });

/** Cells of the rows of each table, without its head. */
export const tableRows = (text: string): string[][] =>
  [...text.matchAll(/^\|(?:-+\|)+\n((?:\|.*\n?)*)/gm)].flatMap(([, rows]) =>
    (rows ?? "")
      .trim()
      .split("\n")
      .map((row) =>
        row
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      ),
  );

/** Rows of the specification that name neither a file with a test nor what is still open. */
export const incompleteRows = (text: string): string[] =>
  tableRows(text)
    .filter(([, files = "", test = ""]) => {
      if (/^open: ./.test(files)) return false;
      const isTested = test === "none" || citedTests(test).some(({ titles }) => titles.length > 0);
      return pathsIn(files).length === 0 || !isTested;
    })
    .map((cells) => cells.join(" | "));

const numbersOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([, list]) => [...(list ?? "").matchAll(/\d+/g)].map(Number));

/** A comment as one line: a citation may continue on the next one. */
const onOneLine = (source: string): string => source.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, " ");

const list = String.raw`(\d+(?:(?:, | and )\d+)*)`;

/** Numbers of the sections of the specification that a source cites. */
export const citedSections = (source: string): number[] =>
  numbersOf(onOneLine(source), new RegExp(String.raw`specification\b[^.;]{0,30}?\bsections? ${list}`, "gi"));

/** Numbers of the decisions that a source cites; the specification writes D12. */
export const citedDecisions = (source: string): number[] => [
  ...numbersOf(onOneLine(source), new RegExp(String.raw`\bdecisions? ${list}`, "gi")),
  ...numbersOf(source, /\(D(\d+(?:, D\d+)*)\b/g),
];

/** Cited documents that do not exist; the beginning of a name is enough (docs/adr/0007). */
export const missingDocuments = (source: string): string[] =>
  [...source.matchAll(/\bdocs\/[\w./-]*\w/g)]
    .map(([path]) => path)
    .filter((path) => !existsSync(root + path) && !allFiles.some((file) => isShortFor(path, file)));
