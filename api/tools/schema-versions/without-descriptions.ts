import { parse, print, visit } from "graphql";

/** A schema with its names, types and directives alone, as versions are compared. */
export const withoutDescriptions = (schema: string): string => {
  const bare = visit(parse(schema), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(bare)}\n`;
};
