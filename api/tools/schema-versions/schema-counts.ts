import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  specifiedDirectives,
  visit,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";

type Field = GraphQLField<unknown, unknown>;

/** The counts of the schema before it had access, refusals and conventions: November 2026, as the issue states them. */
const before = {
  rootFields: "146",
  access: "12",
  codes: "38 (of 177 codes)",
  nonNullQueries: "56 of 59",
  mutationsOfObjects: "71 of 87",
  interfaces: "0",
  unions: "0",
  directives: "0",
  deprecations: "0",
};

const thousands = (count: number): string => count.toLocaleString("en-IN");

/** How many directives of a name a schema has at its fields, input fields and values. */
const usesOf = (text: string, name: string): number => {
  let uses = 0;
  visit(parse(text), { Directive: (directive) => void (uses += Number(directive.name.value === name)) });
  return uses;
};

const fieldsOf = (type: GraphQLNamedType | null | undefined): Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

const hasDirective = ({ astNode }: Field, name: string): boolean =>
  astNode?.directives?.some((directive) => directive.name.value === name) ?? false;

/** Whether `@errors` of a field names at least one code. */
const namesCodes = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(
    ({ name, arguments: given }) =>
      name.value === "errors" && given?.[0]?.value.kind === Kind.LIST && given[0].value.values.length > 0,
  ) ?? false;

/** Whether a mutation returns an object of the shop, which has an id, or a list of them, and no payload. */
const returnsObject = ({ type }: Field): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && named.getFields()["id"] !== undefined && !named.name.endsWith("Payload");
};

/** The counts of a schema, by the names of `before` and some more. */
const countsOf = (text: string) => {
  const schema = buildASTSchema(parse(text));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const queries = fieldsOf(schema.getQueryType());
  const mutations = fieldsOf(schema.getMutationType());
  const roots = [...queries, ...mutations];
  const codes = schema.getType("ErrorCode");
  const codeCount = codes && "getValues" in codes ? codes.getValues().length : 0;
  const count = (list: readonly Field[], has: (field: Field) => boolean): number => list.filter(has).length;
  return {
    rootFields: thousands(roots.length),
    access: thousands(count(roots, (field) => hasDirective(field, "access"))),
    codes: `${count(roots, (field) => hasDirective(field, "errors"))} list theirs, ${count(roots, namesCodes)} at least one (of ${codeCount} codes)`,
    nonNullQueries: `${count(queries, ({ type }) => isNonNullType(type))} of ${queries.length}`,
    mutationsOfObjects: `${count(mutations, returnsObject)} of ${mutations.length}`,
    bareMutations: thousands(count(mutations, ({ type }) => isLeafType(getNamedType(type)))),
    interfaces: thousands(types.filter(isInterfaceType).length),
    unions: thousands(types.filter(isUnionType).length),
    directives: thousands(
      schema.getDirectives().filter(({ name }) => !specifiedDirectives.some((each) => each.name === name))
        .length,
    ),
    oneOf: thousands(types.filter((type) => isInputObjectType(type) && type.isOneOf).length),
    deprecations: thousands(usesOf(text, "deprecated")),
  };
};

const rows: readonly [key: keyof ReturnType<typeof countsOf>, title: string][] = [
  ["rootFields", "root fields"],
  ["access", "of them that say who may call them"],
  ["codes", "of them that name codes"],
  ["nonNullQueries", "queries that are not null, so that one refusal empties `data`"],
  ["mutationsOfObjects", "mutations that return the object that they changed, and not a payload"],
  ["bareMutations", "mutations that return a bare text, number or `true`"],
  ["interfaces", "interfaces"],
  ["unions", "unions"],
  ["directives", "directives of the shop"],
  ["oneOf", "inputs with `@oneOf`"],
  ["deprecations", "deprecations"],
];

/** The table of the counts, before and in this schema. */
export const countsTable = (text: string): string => {
  const now = countsOf(text);
  const earlier: Partial<Record<string, string>> = before;
  return [
    "| | before | now |",
    "|---|---|---|",
    ...rows.map(([key, title]) => `| ${title} | ${earlier[key] ?? "not counted"} | ${now[key]} |`),
  ].join("\n");
};
