import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { paiseOf, type Paise } from "../money.ts";

const parse = (value: unknown): Paise => {
  const paise = typeof value === "number" ? paiseOf(value) : undefined;
  if (paise === undefined)
    throw new GraphQLError("Rupees must be a number with at most two decimal places.", {
      extensions: { code: "BAD_USER_INPUT" },
    });
  return paise;
};

/** Money in the schema: rupees as a decimal number for clients, whole paise in the code. */
export const Rupees = new GraphQLScalarType<Paise, number>({
  name: "Rupees",
  description:
    "Amount in Indian rupees, a decimal number with at most two places, such as 1499.5. The shop computes in whole paise.",
  serialize: (paise) => (paise as Paise) / 100,
  parseValue: parse,
  parseLiteral: (node) =>
    parse(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
});
