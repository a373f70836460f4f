import { readdirSync, readFileSync } from "node:fs";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { buildSchema, Kind, parse, separateOperations, type DocumentNode } from "graphql";
import { expect, it } from "vitest";
import { MAX_FIRST, MAX_FIRST_ORDERS } from "../../web/src/graphql/max-first.ts";
import { isWithinWeight, weigher } from "../src/platform/graphql/limits.ts";

const root = new URL("../../", import.meta.url);
const schema = buildSchema(readFileSync(new URL("schema.graphql", root), "utf8"));

const definitions = readdirSync(new URL("web/src/", root), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".graphql"))
  .flatMap((path) => parse(readFileSync(new URL(`web/src/${path}`, root), "utf8")).definitions);

/** Values of the required variables; an operation ignores the others. */
const required = {
  id: "1",
  customerId: "1",
  productId: "1",
  endpointId: "1",
  filter: {},
  sort: "NEWEST",
  stage: "TO_PACK",
  figure: "CASH",
  isHandled: false,
  onlyProblems: true,
  month: "2026-11",
  kind: "CASH_OWED",
  state: "NEW",
};

/** Where a variable of the same name has values of another type. */
const otherValues: Record<string, object> = { AdminPromotions: { state: "RUNNING" } };

/** The lists that ask for fewer entries. The search has pages of one size. */
const maxFirstOf: Record<string, number> = {
  MyOrders: MAX_FIRST_ORDERS,
  AdminOrderList: MAX_FIRST_ORDERS,
  AdminCustomerOrders: MAX_FIRST_ORDERS,
  AdminCustomerReturns: MAX_FIRST_ORDERS,
  MyReturns: MAX_FIRST_ORDERS,
  AdminReturns: MAX_FIRST_ORDERS,
  ReplacementsDue: MAX_FIRST_ORDERS,
  AdminReviews: MAX_FIRST_ORDERS,
  AdminPromotions: MAX_FIRST_ORDERS,
  SearchPage: 24,
};

const lists = Object.entries(separateOperations({ kind: Kind.DOCUMENT, definitions })).filter(
  ([, document]) =>
    document.definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.variableDefinitions?.some(({ variable }) => variable.name.value === "first"),
    ),
);

it.each<[string, DocumentNode]>(lists)(
  "%s may be read with as many entries as the client asks for",
  (name, document) => {
    // As the client's cache sends it.
    const weight = weigher(schema)(addTypenameToDocument(document), name, {
      first: maxFirstOf[name] ?? MAX_FIRST,
      ...required,
      ...otherValues[name],
    });
    expect(weight).toBeGreaterThan(0);
    expect(isWithinWeight(weight)).toBe(true);
  },
);
