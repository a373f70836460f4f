import { parse, validate, type GraphQLSchema } from "graphql";

const isValid = (schema: GraphQLSchema, text: string): boolean => {
  try {
    return validate(schema, parse(text)).length === 0;
  } catch {
    return false;
  }
};

type Documents = Readonly<Record<string, string>>;

/**
 * The documents of other versions that this schema can answer. The others are refused as unknown documents; then their clients
 * send the query and get its error.
 */
export const earlierDocuments = (
  schema: GraphQLSchema,
  own: Documents,
  all: Documents,
): { documents: Documents; outdated: string[] } => {
  const others = Object.entries(all).filter(([id]) => own[id] === undefined);
  const documents = others.filter(([, text]) => isValid(schema, text));
  const outdated = others.filter((entry) => !documents.includes(entry)).map(([id]) => id);
  return { documents: Object.fromEntries(documents), outdated };
};
