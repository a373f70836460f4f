import { GraphQLScalarType } from "graphql";
import { GraphQLJSON } from "graphql-scalars";

/** A JSON value that GraphQL cannot describe by types. Its name and description say which one it is. */
export const jsonScalar = (scalar: {
  name: string;
  description: string;
  specifiedByURL?: string;
}): GraphQLScalarType =>
  new GraphQLScalarType({ ...GraphQLJSON.toConfig(), specifiedByURL: undefined, ...scalar });
