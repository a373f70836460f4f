import { describe, expect, it } from "vitest";
import {
  citedDecisions,
  citedSections,
  filesBelow,
  incompleteRows,
  missingDocuments,
  missingLinks,
  missingPaths,
  missingTests,
  tableRows,
  textOf,
} from "./support/documents.ts";

const specification = "docs/specification.md";
const decisions = "docs/decisions.md";

/** Documents that name each path in full from the project's root. */
const withFullPaths = [
  specification,
  decisions,
  "docs/stack.md",
  "docs/glossary.md",
  "docs/security.md",
  "docs/backup.md",
  "docs/fuzz.md",
];
const withShortPaths = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/operating.md",
  "docs/faults.md",
  "docs/look.md",
  ...filesBelow("docs/adr"),
];

const sections = [...textOf(specification).matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
const decisionRows = tableRows(textOf(decisions));
const decided = decisionRows.map(([number]) => Number(number));

const sources = filesBelow("api", "web", "scripts").filter(
  (path) => /\.(?:tsx?|mts|mjs|graphql|css)$/.test(path) && !/\/dist\b|\/dist-server\//.test(path),
);

/** What a check finds in sources and in the specification; this test is left out, its examples are wrong on purpose. */
const inSources = (find: (source: string) => (string | number)[]): string[] =>
  [...sources, specification]
    .filter((path) => path !== "api/test/documents.test.ts")
    .flatMap((path) => find(textOf(path)).map((found) => `${path}: ${found}`));

describe("a document", () => {
  it.each(withFullPaths)("%s names files that exist, by their full path", (document) => {
    const text = textOf(document);
    expect(missingPaths(text, { isExact: true })).toEqual([]);
    expect(missingLinks(document, text)).toEqual([]);
  });

  it.each(withShortPaths)("%s names files that exist", (document) => {
    const text = textOf(document);
    expect(missingPaths(text, { isExact: false })).toEqual([]);
    expect(missingLinks(document, text)).toEqual([]);
  });

  it.each([...withFullPaths, ...withShortPaths])("%s cites tests that exist", (document) => {
    expect(missingTests(textOf(document))).toEqual([]);
  });
});

describe("the specification", () => {
  it("has the sections 1 to 9", () => {
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("names a file and a test in each row, or what is still open", () => {
    expect(incompleteRows(textOf(specification))).toEqual([]);
  });

  it("has the decisions 1 to 68 beside it, each built in a file or open", () => {
    expect(decided).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
    expect(decisionRows.filter(([, , , state = ""]) => !/^(?:built: `|open: .)/.test(state))).toEqual([]);
  });
});

describe("a source", () => {
  it("cites sections of the specification that exist", () => {
    expect(inSources((source) => citedSections(source).filter((each) => !sections.includes(each)))).toEqual(
      [],
    );
  });

  it("cites decisions that exist", () => {
    expect(inSources((source) => citedDecisions(source).filter((each) => !decided.includes(each)))).toEqual(
      [],
    );
  });

  it("cites documents that exist", () => {
    expect(inSources(missingDocuments)).toEqual([]);
  });
});

it("every trigger stands in the table of what the database protects", () => {
  const architecture = textOf("docs/architecture.md");
  const sources = filesBelow("api/src/features").filter((path) => path.endsWith(".sql"));
  const triggers = sources.flatMap((path) =>
    [...textOf(path).matchAll(/^create (?:or replace |constraint )trigger (\w+)/gm)].map(
      ([, name]) => name ?? "",
    ),
  );
  expect(triggers.length).toBeGreaterThan(20);
  expect(triggers.filter((name) => !architecture.includes(`\`${name}\``))).toEqual([]);
});

describe("the checks of this file", () => {
  it("find a path that matches no file", () => {
    expect(
      missingPaths("See `api/src/no-such-file.ts` and `api/test/rest.test.ts`.", { isExact: true }),
    ).toEqual(["api/src/no-such-file.ts"]);
    expect(missingPaths("See `errors.ts`.", { isExact: true })).toEqual(["errors.ts"]);
    expect(missingPaths("See `errors.ts` and `other/errors.ts`.", { isExact: false })).toEqual([
      "other/errors.ts",
    ]);
    expect(missingLinks("docs/x.md", "[a](architecture.md) [b](gone.md) [c](https://example.com)")).toEqual([
      "gone.md",
    ]);
  });

  it("find a title that no test bears", () => {
    const source = 'it("raises the line", async () => {});\nit.each([1])(\n  "refuses %i",\n  (n) => n,\n);';
    const cited = '`api/test/rest.test.ts` "raises the", "refuses %i", "lowers the line"';
    expect(missingTests(cited, () => source)).toEqual(['api/test/rest.test.ts: "lowers the line"']);
  });

  it.each([
    ["a row without a file", "| c | | none |"],
    ["a row without a test", "| d | `README.md` | |"],
    ["a file without a title", "| e | `README.md` | `api/test/rest.test.ts` |"],
  ])("find %s", (_, row) => {
    const complete = ["| a | `README.md` | none |", "| b | open: it is not built yet | open |"];
    const table = ["| what | where | test |", "|---|---|---|", ...complete, row].join("\n");
    expect(incompleteRows(table)).toEqual([expect.stringMatching(/^[cde] \|/)]);
  });

  it("find citations of sections across lines", () => {
    expect(citedSections("// as the specification has it,\n// sections 2 and 12 say")).toEqual([2, 12]);
  });

  it("find citations of decisions in lists", () => {
    expect(citedDecisions("/** Decisions 1,\n * 2 and 99. */ (D12, D77: x)")).toEqual([1, 2, 99, 12, 77]);
  });

  it("find citations of documents that are gone", () => {
    expect(missingDocuments("docs/adr/0001, docs/adr/9999 and docs/look.md.")).toEqual(["docs/adr/9999"]);
  });
});
