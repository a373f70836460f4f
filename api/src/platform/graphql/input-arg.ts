import { Arg, Extensions, type ClassType } from "type-graphql";

/** The one argument of an operation that takes several values. */
export const InputArg = (type: () => ClassType) =>
  Arg("input", type, { description: "Input of the operation." });

/** Declares an input of which a call gives exactly one field: `@oneOf` in the schema. graphql-js refuses any other number. */
export const OneOf = (): ClassDecorator => Extensions({ isOneOf: true });
