import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const parse = (value: unknown): string => {
  // The database knows no year 0.
  if (typeof value === "string" && /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  throw new GraphQLError("A month must be a month of the calendar as YYYY-MM.", {
    extensions: { code: "BAD_USER_INPUT" },
  });
};

/** A month of the calendar, such as "2026-11"; a text in the code too. */
export const Month = new GraphQLScalarType<string, string>({
  name: "Month",
  description: "Month in India as YYYY-MM, such as 2026-11.",
  serialize: (month) => month as string,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
