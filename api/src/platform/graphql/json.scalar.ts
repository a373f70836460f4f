import { GraphQLScalarType } from "graphql";
import { GraphQLJSON } from "graphql-scalars";

/** Any JSON value. Its description says what it is for; anything else has a type. */
export const Json = new GraphQLScalarType({
  ...GraphQLJSON.toConfig(),
  description:
    "Any JSON value whose shape is not this schema's: options and answers of WebAuthn, which the browser makes and reads, trees of the content editor, the figures that a text names, and the body of a webhook's message, whose shape is the event's.",
});
