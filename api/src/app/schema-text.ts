import {
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  type DefinitionNode,
  type GraphQLSchema,
} from "graphql";
import { directivesOf } from "./schema-directives.ts";
import { shopSchema } from "./schema.ts";
import { storefrontSchema } from "./storefront-schema.ts";

type Insertion = { at: number; text: string };

const insertionsInto = (definition: DefinitionNode): Insertion[] => {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  const type = shopSchema().getType(definition.name.value);
  const fields = isObjectType(type) ? type.getFields() : {};
  return (definition.fields ?? []).flatMap(({ name, type: valueType }) => {
    const field = fields[name.value];
    const directives = field ? directivesOf(definition.name.value, field) : [];
    return directives.map((directive) => ({ at: valueType.loc?.end ?? 0, text: `\n    ${directive}` }));
  });
};

/** A schema as text, with the directives of its fields, which graphql-js does not print. */
const textOf = (schema: GraphQLSchema): string => {
  const text = printSchema(lexicographicSortSchema(schema));
  let end = 0;
  let result = "";
  for (const { at, text: inserted } of parse(text).definitions.flatMap(insertionsInto)) {
    result += text.slice(end, at) + inserted;
    end = at;
  }
  return `# Emitted by \`npm run schema\`; do not edit.\n${result}${text.slice(end)}\n`;
};

/** The schema as text, the interface between api and web. */
export const schemaText = (): string => textOf(shopSchema());

/** The part of the schema that visitors and shoppers may use. */
export const storefrontText = (): string => textOf(storefrontSchema(shopSchema()));
