/** Codes that GraphQL has beside the refusals of the shop: of requests whose document or variables do not fit the schema. */
export const documentCodes = {
  BAD_REQUEST: "HTTP 400: The request is not one of GraphQL over HTTP.",
  BAD_USER_INPUT: "HTTP 400: A variable, an argument or the document does not have the form of the schema.",
  GRAPHQL_PARSE_FAILED: "HTTP 400: The document is not GraphQL.",
  GRAPHQL_VALIDATION_FAILED: "HTTP 400: The document does not fit the schema, or is beyond its limits.",
  OPERATION_RESOLUTION_FAILURE: "HTTP 400: The document has no operation of this name.",
  TOO_COMPLEX: "HTTP 400: The operation could ask for more fields than the shop answers at once.",
} as const;
