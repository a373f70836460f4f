import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { ownDocument, problemsOf, repeat } from "../support/hostile-documents.ts";

const script = fileURLToPath(new URL("../support/measure-validation.ts", import.meta.url));

/** Times the work of an ordinary document. A name that stands 40 times takes about 10; without the limits it is 40 to 60. */
const mostTimes = 15;

describe("the work of validating a document", () => {
  it("is that of some ordinary documents at most, whatever it contains", async () => {
    expect(problemsOf(ownDocument)).toEqual([]);
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--import",
      "@oxc-node/core/register",
      script,
    ]);
    const costs = JSON.parse(stdout) as { kind: string; times: number }[];
    expect(costs.length).toBeGreaterThan(40);
    expect(costs.filter(({ times }) => times > mostTimes)).toEqual([]);
  });

  it("ends after ten errors", () => {
    const problems = problemsOf(`{products{nodes{${repeat(200, (index) => `titel${index}`)}}}}`);
    expect(problems).toHaveLength(10);
  });

  it("names nothing of the schema", () => {
    const problems = problemsOf("{products{nodes{titel}}}");
    expect(problems).toHaveLength(1);
    expect(problems.join(" ")).not.toContain("Did you mean");
  });
});

describe("a document", () => {
  it.each([
    ["one name 41 times", `{products{${repeat(41, () => "nodes{id}")}}}`, "nodes"],
    [
      "one name 41 times in fragments",
      `{products{...F ...F}} fragment F on ProductConnection{${repeat(21, () => "nodes{id}")}}`,
      "nodes",
    ],
    [
      "one name 41 times below fields of one name",
      `{${repeat(7, () => `products{${repeat(6, () => "nodes{id}")}}`)}}`,
      "nodes",
    ],
    ["one name 41 times under an alias", `{products{${repeat(41, () => "a:nodes{id}")}}}`, "a"],
  ])("with %s is refused before its fields are compared", (_what, text, name) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(`^"${name}" is selected \\d+ times`)]);
  });

  it("may have a name 40 times in each place of the result", () => {
    expect(
      problemsOf(
        `{products{${repeat(40, () => "nodes{id}")}} other:products{${repeat(40, () => "nodes{id}")}}}`,
      ),
    ).toEqual([]);
  });

  it("whose fragments multiply to more than 2,000 fields is refused", () => {
    const doubling = repeat(
      11,
      (index) => `fragment F${index} on Product{...F${index + 1} ...F${index + 1}}`,
    );
    expect(problemsOf(`{products{nodes{...F0}}} ${doubling} fragment F11 on Product{id}`)).toEqual([
      expect.stringContaining("selects more than 2000 fields"),
    ]);
  });
});
