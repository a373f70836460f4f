import { buildSchema, isEnumType, isNonNullType, isObjectType, validateSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { restRows } from "../src/app/features.ts";
import { schemaText, storefrontText } from "../src/app/schema-text.ts";
import { shopSchema } from "../src/app/schema.ts";
import { errorCodes, refusals } from "../src/app/refusals.ts";
import { Refusal, type RefusalCode } from "../src/platform/errors/errors.ts";
import { requestRefusals } from "../src/platform/errors/request-refusals.ts";
import { refusalsOfRow } from "../src/platform/rest/row-refusals.ts";
import { accessDeclaration, declaredCodes, impliedCodes } from "../src/platform/graphql/declarations.ts";
import { noteRefusal, undeclaredRefusals } from "./support/declared-refusals.ts";
import { listedRefusals } from "./support/listed-refusals.ts";
import { privateFieldsOf } from "./support/permission-matrix.ts";
import { fieldNamed, fieldsOf, type SchemaField } from "./support/schema-fields.ts";
import { accessCases } from "./support/shop-access-cases.ts";

const schema = shopSchema();

const operations = ["Query", "Mutation"].flatMap((typeName) =>
  fieldsOf(typeName).map((field) => ({ typeName, field, name: `${typeName}.${field.name}` })),
);

/** Which directives each field of a schema's text has, as graphql reads them. */
const directivesIn = (text: string): Map<string, string[]> => {
  const types = Object.values(buildSchema(text).getTypeMap()).filter(isObjectType);
  return new Map(
    types.flatMap((type) =>
      Object.values(type.getFields()).map((field) => [
        `${type.name}.${field.name}`,
        (field.astNode?.directives ?? []).map(({ name }) => name.value),
      ]),
    ),
  );
};

describe("the schema", () => {
  it("says of every operation who may call it and with which codes it refuses", () => {
    const directives = directivesIn(schemaText());
    expect(operations.length).toBeGreaterThan(200);
    for (const { name, field } of operations) {
      const declared = directives.get(name)?.filter((directive) => directive !== "semanticNonNull");
      expect([name, declared]).toEqual([name, ["access", "errors"]]);
      expect([name, field.description]).toEqual([
        name,
        expect.stringMatching(/For (every|shoppers|all|staff)/),
      ]);
    }
  });

  it("has each list of codes from `@Refuses` alone: no description writes one", () => {
    const written = operations.filter(({ field }) => (field.description?.split("Refused:").length ?? 0) > 2);
    expect(written.map(({ name }) => name)).toEqual([]);
  });

  it("says of every private field who may read it", () => {
    const directives = directivesIn(schemaText());
    for (const { type, field } of privateFieldsOf(schema))
      expect([type, field, directives.get(`${type}.${field}`)]).toEqual([type, field, ["access"]]);
  });

  it("names the owner where another shopper gets nothing of the object", () => {
    const declared = operations.filter(
      ({ typeName, field }) => accessDeclaration(typeName, field)?.isOwnerOnly,
    );
    const measured = Object.entries(accessCases)
      .filter(([, { allow }]) => allow.other !== allow.shopper)
      .map(([name]) => name);
    // In their cases of access a call without its file, or without details of a payout, is refused alike to the owner.
    const alike = ["Mutation.addReturnPhoto", "Mutation.addReviewPhoto", "Mutation.givePayoutDetails"];
    expect(declared.map(({ name }) => name).sort()).toEqual([...measured, ...alike].sort());
  });

  it("has look-ups by one key that are null beside their error: it does not empty `data` of the others", () => {
    const refusesUnknownKey = (field: SchemaField) =>
      field.args.length === 1 &&
      !field.args.some(({ name }) => ["input", "lines", "orderIds"].includes(name)) &&
      (declaredCodes("Query", field) ?? []).some((code) => /NOT_FOUND$|LINK_INVALID$/.test(code));
    const lookUps = fieldsOf("Query").filter(refusesUnknownKey);
    const marked = fieldsOf("Query").filter(({ extensions }) => extensions["isNullOnlyWithError"] === true);
    expect(marked.map(({ name }) => name)).toEqual(lookUps.map(({ name }) => name));
    expect(marked.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
    expect(directivesIn(schemaText()).get("Query.product")).toEqual(["semanticNonNull", "access", "errors"]);
  });

  it("lists no code that follows from arguments or access anyway", () => {
    for (const { typeName, field, name } of operations) {
      const codes = declaredCodes(typeName, field) ?? [];
      const implied = impliedCodes(typeName, field);
      expect([name, codes.filter((code) => implied.has(code))]).toEqual([name, []]);
    }
  });

  it("lists no code twice", () => {
    for (const { typeName, field, name } of operations) {
      const codes = declaredCodes(typeName, field) ?? [];
      expect([name, codes]).toEqual([name, [...new Set(codes)]]);
    }
  });

  it("describes every code, also those of documents that do not fit the schema", () => {
    const type = schema.getType("ErrorCode");
    const values = isEnumType(type) ? type.getValues() : [];
    expect(values.map(({ name }) => name).sort()).toEqual(Object.keys(errorCodes).sort());
    for (const { name, description } of values)
      expect([name, description]).toEqual([name, expect.stringMatching(/^HTTP \d{3}: .+/)]);
  });

  it("is valid as text, whole and in part", () => {
    for (const text of [schemaText(), storefrontText()])
      expect(validateSchema(buildSchema(text))).toEqual([]);
  });
});

/**
 * Codes of no operation and no REST path: problems of rows and cells of an imported file, and requests for files and of webhooks.
 */
const elsewhere: readonly RefusalCode[] = [
  "ARCHIVED_INVALID",
  "BATCH_CHANGED",
  "CATEGORY_NEEDED",
  "CATEGORY_UNKNOWN",
  "CELL_FORMULA",
  "CODES_INVALID",
  "HANDLE_TAKEN",
  "IMAGE_NAME_REPEATED",
  "IMAGE_NAME_UNKNOWN",
  "KIND_UNKNOWN",
  "ROW_REPEATED",
  "ROW_UNNAMED",
  "ROW_WIDTH",
  "DOWNLOAD_LINK_INVALID",
  "EXPORTS_BUSY",
  "EVENT_UNKNOWN",
  "INVOICE_LINK_INVALID",
  "RETURN_PHOTO_LINK_INVALID",
  "SIGNATURE_WRONG",
];

describe("every code of the catalogue", () => {
  it("is of an operation, of a REST path or of any request, or is known to come from elsewhere", () => {
    const ofOperations = operations.flatMap(({ typeName, field }) => [
      ...(declaredCodes(typeName, field) ?? []),
      ...impliedCodes(typeName, field),
    ]);
    const places = new Set<string>([
      ...ofOperations,
      ...restRows.flatMap((row) => [...refusalsOfRow(row)]),
      ...Object.keys(requestRefusals),
      ...elsewhere,
    ]);
    expect(Object.keys(refusals).filter((code) => !places.has(code))).toEqual([]);
    expect(elsewhere.filter((code) => ofOperations.includes(code))).toEqual([]);
  });
});

describe("the schema for visitors and shoppers", () => {
  it("has exactly the operations that they may call", () => {
    const names = [...directivesIn(storefrontText()).keys()].filter((name) =>
      /^(Query|Mutation)\./.test(name),
    );
    const open = operations.filter(({ typeName, field }) =>
      accessDeclaration(typeName, field)?.roles.some((role) => role !== "staff"),
    );
    expect(names.sort()).toEqual(open.map(({ name }) => name).sort());
    expect(names.length).toBeLessThan(operations.length);
  });

  it("has no field and no type of the staff alone", () => {
    const text = storefrontText();
    for (const name of ["timeline", "payLink", "hiddenReviews", "AdminProduct", "Dashboard"])
      expect([name, new RegExp(`\\b${name}\\b`).test(text)]).toEqual([name, false]);
  });
});

describe("a refusal that an operation does not declare", () => {
  const refusal = (code: RefusalCode) => new Refusal(code, {}, refusals[code]);

  it("fails the test, with what to write where", () => {
    noteRefusal("Query", fieldNamed("Query", "product"), refusal("STAFF_MEMBER"));
    const message = undeclaredRefusals();
    expect(message).toContain("Query.product refused with STAFF_MEMBER, which it does not declare.");
    expect(message).toMatch(/In api\/src\/features\/catalogue\/product\.resolver\.ts: \w+\.product,/);
    expect(message).toContain('@Refuses("PRODUCT_NOT_FOUND", "STAFF_MEMBER")');
    expect(undeclaredRefusals()).toBe("");
  });

  it("is none if it is declared, follows from an argument or from the access, or is of any operation", () => {
    noteRefusal("Query", fieldNamed("Query", "product"), refusal("PRODUCT_NOT_FOUND"));
    noteRefusal("Query", fieldNamed("Query", "product"), refusal("BAD_ID"));
    noteRefusal("Query", fieldNamed("Query", "orders"), refusal("FORBIDDEN"));
    noteRefusal("Query", fieldNamed("Query", "product"), refusal("NOT_READY"));
    noteRefusal("Query", fieldNamed("Query", "product"), new Error("no refusal"));
    expect(undeclaredRefusals()).toBe("");
  });
});

describe("the list of codes that a run has to produce", () => {
  it("is read from the directives", () => {
    expect(listedRefusals(schemaText())).toContain("Query.product PRODUCT_NOT_FOUND");
    expect(listedRefusals(schemaText()).length).toBeGreaterThan(300);
  });
});
