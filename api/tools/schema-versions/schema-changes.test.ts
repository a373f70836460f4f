import { describe, expect, it } from "vitest";
import { brokenPromises, schemaChanges, undatedDeprecations } from "./schema-changes.ts";
import {
  changesDocument,
  documentOfBaseline,
  fingerprintOf,
  namedFingerprint,
} from "./schema-changes-document.ts";

const directives = `
  enum AccessRole { VISITOR SHOPPER STAFF }
  enum ErrorCode { ORDER_NOT_FOUND OUT_OF_STOCK }
  enum Permission { MONEY ORDERS }
  directive @access(role: [AccessRole!]!, permissions: [Permission!], owner: Boolean! = false) on FIELD_DEFINITION
  directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
`;
const schemaWith = (fields: string, types = "") =>
  `${directives} ${types} type Query { stays: Int ${fields} }`;
const deprecated = '@deprecated(reason: "Since 2026-01-01: use `stays`.")';

describe("a breaking change", () => {
  it("breaks a promise, if the field was never deprecated", async () => {
    expect(await brokenPromises(schemaWith("total: Int"), schemaWith(""), "2026-12-31")).toEqual([
      "Field 'total' was removed from object type 'Query'",
    ]);
  });

  it("breaks none, once the field has been deprecated for 90 days", async () => {
    const before = schemaWith(`total: Int ${deprecated}`);
    expect(await brokenPromises(before, schemaWith(""), "2026-03-31")).toHaveLength(1);
    expect(await brokenPromises(before, schemaWith(""), "2026-04-01")).toEqual([]);
  });

  it("breaks none for an argument or a value either", async () => {
    const before = schemaWith(
      `list(by: Sort, page: Int ${deprecated}): Int`,
      `enum Sort { NEW OLD ${deprecated} }`,
    );
    const after = schemaWith("list(by: Sort): Int", "enum Sort { NEW }");
    expect(await brokenPromises(before, after, "2026-03-31")).toHaveLength(2);
    expect(await brokenPromises(before, after, "2026-04-01")).toEqual([]);
  });

  it("breaks none for a type that only the field reached", async () => {
    const before = schemaWith(`old: Old ${deprecated}`, "type Old { id: ID }");
    const after = schemaWith("");
    expect(await brokenPromises(before, after, "2026-03-31")).toHaveLength(2);
    expect(await brokenPromises(before, after, "2026-04-01")).toEqual([]);
  });

  it("breaks a promise, if the reason of the deprecation names no day", async () => {
    const before = schemaWith('total: Int @deprecated(reason: "Use stays.")');
    expect(undatedDeprecations(before)).toEqual(["total: Use stays."]);
    expect(await brokenPromises(before, schemaWith(""), "2036-01-01")).toHaveLength(1);
  });

  it("is also an operation that a kind of caller may no longer use", async () => {
    const before = schemaWith("cart: Int @access(role: [SHOPPER, STAFF])");
    const after = schemaWith("cart: Int @access(role: [STAFF])");
    expect(await brokenPromises(before, after, "2026-12-31")).toEqual([
      "Field 'Query.cart' is no longer for SHOPPER",
    ]);
    expect(await brokenPromises(after, before, "2026-12-31")).toEqual([]);
  });

  it.each([
    ["", "@access(role: [STAFF])", ["VISITOR", "SHOPPER"]],
    ["@access(role: [STAFF])", "@access(role: [STAFF], permissions: [MONEY])", ["all staff"]],
    [
      "@access(role: [STAFF], permissions: [MONEY, ORDERS])",
      "@access(role: [STAFF], permissions: [MONEY])",
      ["ORDERS"],
    ],
  ])("is also a field with %s that has %s, and not the other way round", async (old, now, lost) => {
    const [before, after] = [schemaWith(`cart: Int ${old}`), schemaWith(`cart: Int ${now}`)];
    expect(await brokenPromises(before, after, "2026-12-31")).toEqual(
      lost.map((caller) => `Field 'Query.cart' is no longer for ${caller}`).sort(),
    );
    expect(await brokenPromises(after, before, "2026-12-31")).toEqual([]);
  });

  it("is also an operation that is for own objects only from now on", async () => {
    const before = schemaWith("cart: Int @access(role: [SHOPPER])");
    const after = schemaWith("cart: Int @access(role: [SHOPPER], owner: true)");
    expect(await brokenPromises(before, after, "2026-12-31")).toEqual([
      "Field 'Query.cart' is for own objects only",
    ]);
    expect(await brokenPromises(after, before, "2026-12-31")).toEqual([]);
  });
});

describe("the other changes", () => {
  it("list what is new", async () => {
    const before = schemaWith("order: Int");
    const after = schemaWith("order: Int orders: Int");
    expect(await schemaChanges(before, after)).toEqual([
      { level: "safe", message: "Field 'orders' was added to object type 'Query'" },
    ]);
  });

  it("list new codes of an operation", async () => {
    const before = schemaWith("order: Int @errors(codes: [])");
    const after = schemaWith("order: Int @errors(codes: [ORDER_NOT_FOUND])");
    expect(await schemaChanges(before, after)).toEqual([
      { level: "safe", message: "Field 'Query.order' refuses with ORDER_NOT_FOUND" },
    ]);
  });
});

describe("the document of the changes", () => {
  const baseline = schemaWith("total: Int");
  const schema = schemaWith("sum: Int");

  it("keeps an entry for each baseline, with its reason and what it changed", async () => {
    const first = await documentOfBaseline(
      { document: "", baseline: "", schema: baseline },
      { day: "2026-11-27", reason: "The first." },
    );
    const since = await changesDocument({ document: first, baseline, schema });
    expect(since).toContain("### Breaking\n\n- Field 'total' was removed from object type 'Query'");
    const second = await documentOfBaseline(
      { document: since, baseline, schema },
      { day: "2026-12-01", reason: "Clearer names." },
    );
    expect(second).toContain("## Since the baseline\n\nNone.");
    expect(second).toContain("### 2026-12-01: Clearer names.");
    expect(second).toContain("#### Breaking\n\n- Field 'total' was removed from object type 'Query'");
    expect(second).toContain("### 2026-11-27: The first.");
    expect(await changesDocument({ document: second, baseline: schema, schema })).toBe(second);
  });

  it("names the baseline that the newest entry is about", async () => {
    const document = await documentOfBaseline(
      { document: "", baseline: "", schema },
      { day: "2026-11-27", reason: "The first." },
    );
    expect(namedFingerprint(document)).toBe(fingerprintOf(schema));
    expect(fingerprintOf(schema)).not.toBe(fingerprintOf(baseline));
  });
});
