import { GraphQLError, GraphQLScalarType } from "graphql";
import { UploadedFile } from "../uploaded-file.ts";

const refuseLiteral = (): never => {
  throw new GraphQLError("A file comes in a multipart request.", { extensions: { code: "BAD_USER_INPUT" } });
};

/** GraphQL multipart request specification: the variable is null in `operations`, and its file follows. */
export const UploadScalar = new GraphQLScalarType<UploadedFile, never>({
  name: "Upload",
  description: "File of a multipart request, by the GraphQL multipart request specification.",
  specifiedByURL: "https://github.com/jaydenseric/graphql-multipart-request-spec",
  serialize: refuseLiteral,
  parseValue: (value) => (value instanceof UploadedFile ? value : refuseLiteral()),
  parseLiteral: refuseLiteral,
});
