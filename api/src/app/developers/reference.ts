import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import { errorCodes } from "../refusals.ts";
import {
  accessDeclaration,
  accessText,
  declaredCodes,
  impliedCodes,
} from "../../platform/graphql/declarations.ts";
import { shopSchema } from "../schema.ts";
import { storefrontSchema } from "../storefront-schema.ts";
import { guide, type GuideSettings } from "./guide.ts";
import { operationsBySubject, type Operation, type Part } from "./operations.ts";

/** Pages of the reference and their forms as text. */
export const referencePath = "/developers";
export const restReferencePath = "/developers/rest";
export const staffReferencePath = "/developers/staff";

const oneLine = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** A type as code, linked to its section. */
const typeLink = (type: GraphQLType): string => {
  const named = getNamedType(type);
  return isSpecifiedScalarType(named) ? `\`${String(type)}\`` : `[\`${String(type)}\`](#${named.name})`;
};

type Described = Pick<GraphQLArgument, "name" | "type" | "description" | "deprecationReason"> & {
  defaultValue?: unknown;
};

const fieldLine = ({ name, type, description, deprecationReason, defaultValue }: Described): string => {
  const deprecated = deprecationReason == null ? "" : ` **Deprecated:** ${oneLine(deprecationReason)}`;
  const preset = defaultValue === undefined ? "" : ` Default: \`${JSON.stringify(defaultValue)}\`.`;
  return `- \`${name}\`: ${typeLink(type)}. ${oneLine(description)}${preset}${deprecated}`;
};

const codeLine = (code: string): string => `- \`${code}\`: ${errorCodes[code] ?? ""}`;

const codesOf = ({ name, field }: Operation): string[] => {
  const [typeName = ""] = name.split(".");
  const own = declaredCodes(typeName, field) ?? [];
  const implied = [...impliedCodes(typeName, field)].sort().map((code) => `\`${code}\``);
  return [
    ...(own.length > 0 ? ["Refusals:", own.map(codeLine).join("\n")] : []),
    `Refusals that follow from rules: ${implied.join(", ")}.`,
  ];
};

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const exampleOf = ({ document, example }: Operation): string[] => [
  "Example:",
  fenced("graphql", document),
  ...(example.variables ? [fenced("json", JSON.stringify(example.variables, null, 2))] : []),
  ...(example.note ? [example.note] : []),
  ...(example.refusedAs ? [`With made-up values the shop refuses it with \`${example.refusedAs}\`.`] : []),
];

const operationSection = (operation: Operation): string => {
  const { name, kind, field } = operation;
  const [typeName = ""] = name.split(".");
  const access = accessDeclaration(typeName, field);
  const forWhom = access ? accessText(access) : "";
  // The end of the description repeats access and refusals, which have lines of their own here.
  const [description = ""] = oneLine(field.description).split(forWhom || "\n");
  return [
    `### ${field.name}`,
    description.trim(),
    `${kind === "query" ? "Query" : "Mutation"}, returns ${typeLink(field.type)}. ${forWhom}`,
    ...(field.deprecationReason == null ? [] : [`**Deprecated:** ${oneLine(field.deprecationReason)}`]),
    ...(field.args.length > 0 ? ["Arguments:", field.args.map(fieldLine).join("\n")] : []),
    ...exampleOf(operation),
    ...codesOf(operation),
  ].join("\n\n");
};

const partsOf = (type: GraphQLNamedType): string[] => {
  if (isEnumType(type))
    return type.getValues().map(({ name, description }) => `- \`${name}\`: ${oneLine(description)}`);
  if (isUnionType(type)) return type.getTypes().map((each) => `- ${typeLink(each)}`);
  if (isObjectType(type) || isInputObjectType(type) || isInterfaceType(type))
    return (Object.values(type.getFields()) as Described[]).map(fieldLine);
  return [];
};

const typeSection = (type: GraphQLNamedType): string =>
  [
    `### ${type.name}`,
    oneLine(type.description),
    ...(isScalarType(type) && type.specifiedByURL ? [`Specified by <${type.specifiedByURL}>.`] : []),
    partsOf(type).join("\n"),
  ].join("\n\n");

/** The types that the operations use; the codes of errors stand last, since the list is long. */
const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__") && !["Query", "Mutation"].includes(name))
    .filter((type) => !isSpecifiedScalarType(type))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const introduction = (origin: string): string =>
  [
    `The operations that visitors and shoppers may use. Send them by POST to \`${origin}/graphql\`, as JSON:`,
    fenced(
      "sh",
      `curl ${origin}/graphql -H 'content-type: application/json' \\\n  -d '{"query":"{ products(first: 3) { nodes { id title price } } }"}'`,
    ),
    "`login` returns a token: send it as `Authorization: Bearer TOKEN`. In the examples a word in capitals, such as `PRODUCT_ID`, stands for a value of an earlier response or of a mail. A test runs each example against a shop.",
    "A refusal has a code in `extensions.code` of the error, and a sentence for people in `message`. Some have values beside the code: `TOTAL_CHANGED` has the `total` of now.",
    `Also: [this page as text](${referencePath}.md), [the REST paths](${restReferencePath}).`,
  ].join("\n\n");

const introductionOfStaff = [
  "The operations of the staff alone. Each names the permission that it needs: a token of `login` has those of the role, an API key those that it was given. Both are sent as `Authorization: Bearer TOKEN`.",
  `In the examples a word in capitals, such as \`ORDER_ID\`, stands for a value of an earlier response. A test runs each example against a shop. Also: [this page as text](${staffReferencePath}.md), [the operations of the storefront](${referencePath}).`,
].join("\n\n");

/** The operations of a part by subject, and the types of a schema. */
const sectionsOf = (part: Part, schema: GraphQLSchema): string[] => [
  ...[...operationsBySubject(part)].map(([subject, operations]) =>
    [`## ${subject}`, ...operations.map(operationSection)].join("\n\n"),
  ),
  "## Types",
  ...typesOf(schema).map(typeSection),
];

const pageOf = (...sections: string[]): string => `${sections.join("\n\n")}\n`;

/** The reference of the storefront as Markdown, made from the schema. */
export const referenceText = (shopName: string, settings: GuideSettings): string =>
  pageOf(
    `# ${shopName}: GraphQL API`,
    introduction(settings.publicUrl),
    ...guide(settings),
    ...sectionsOf("storefront", storefrontSchema(shopSchema())),
  );

/** The same for the operations of the staff alone. */
export const staffReferenceText = (shopName: string): string =>
  pageOf(
    `# ${shopName}: GraphQL API of the staff`,
    introductionOfStaff,
    ...sectionsOf("staff", shopSchema()),
  );
