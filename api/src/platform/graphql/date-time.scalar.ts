import { GraphQLScalarType } from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";

/** An instant: a `Date` in the code, a text in UTC with milliseconds for clients. */
export const DateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  name: "DateTime",
  description:
    "Instant of RFC 3339, in answers always in UTC with milliseconds, such as 2026-11-22T09:30:00.000Z.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
});
