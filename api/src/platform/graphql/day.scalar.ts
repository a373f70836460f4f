import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const isDay = (value: unknown): value is string => {
  // The database knows no year 0.
  if (typeof value !== "string" || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

const parse = (value: unknown): string => {
  if (isDay(value)) return value;
  throw new GraphQLError("A day must be a date of the calendar as YYYY-MM-DD.", {
    extensions: { code: "BAD_USER_INPUT" },
  });
};

/** A day of the calendar, such as "2026-11-22"; a text in the code too. */
export const Day = new GraphQLScalarType<string, string>({
  name: "Day",
  description: "Day in India as YYYY-MM-DD, such as 2026-11-22.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/local-date.html",
  serialize: (day) => day as string,
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
