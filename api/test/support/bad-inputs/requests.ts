import { longText } from "../invalid-values.ts";
import type { BadInput } from "./rows.ts";

/** What is no request of GraphQL, or one that costs too much. */
export const badRequests: BadInput[] = [
  {
    name: "no query",
    body: {},
    code: "BAD_REQUEST",
    message: "POST body missing, invalid Content-Type, or JSON object has no keys.",
  },
  {
    name: "an empty query",
    body: { query: "" },
    code: "BAD_REQUEST",
    message: "GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.",
  },
  {
    name: "a query that is a number",
    body: { query: 1 },
    code: "BAD_REQUEST",
    message: "GraphQL queries must be strings.",
  },
  {
    name: "a query that is an object",
    body: { query: {} },
    code: "BAD_REQUEST",
    message: "GraphQL queries must be strings.",
  },
  {
    name: "a query that is a list",
    body: { query: ["{ me { id } }"] },
    code: "BAD_REQUEST",
    message: "GraphQL queries must be strings.",
  },
  {
    name: "a query that does not parse",
    body: { query: "{ me { id }" },
    code: "GRAPHQL_PARSE_FAILED",
    message: "Syntax Error: Expected Name, found <EOF>.",
  },
  {
    name: "a query of an unknown field",
    body: { query: "{ passwords }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: 'Cannot query field "passwords" on type "Query".',
  },
  {
    name: "a subscription",
    body: { query: "subscription { me { id } }" },
    code: "BAD_USER_INPUT",
    message: "Schema is not configured to execute subscription operation.",
  },
  {
    name: "variables that are a list",
    body: { query: "{ me { id } }", variables: [1] },
    code: "BAD_REQUEST",
    message: "`variables` in a POST body must be an object if provided.",
  },
  {
    name: "variables that are text",
    body: { query: "{ me { id } }", variables: "x" },
    code: "BAD_REQUEST",
    message:
      "`variables` in a POST body should be provided as an object, not a recursively JSON-encoded string.",
  },
  {
    name: "an unknown operation name",
    body: { query: "query A { me { id } }", operationName: "B" },
    code: "OPERATION_RESOLUTION_FAILURE",
    message: 'Unknown operation named "B".',
  },
  {
    name: "an operation name with an anonymous query",
    body: { query: "{ products { totalCount } }", operationName: "B" },
    code: "OPERATION_RESOLUTION_FAILURE",
    message: 'Unknown operation named "B".',
  },
  {
    name: "two operations and no name",
    body: { query: "query A { me { id } } query B { me { id } }" },
    code: "OPERATION_RESOLUTION_FAILURE",
    message: "Must provide operation name if query contains multiple operations.",
  },
  {
    name: "an operation name that is an object",
    body: { query: "{ me { id } }", operationName: {} },
    code: "BAD_REQUEST",
    message: "`operationName` in a POST body must be a string if provided.",
  },
  {
    name: "a NUL in the query",
    body: { query: "{ me { id\0 } }" },
    code: "GRAPHQL_PARSE_FAILED",
    message: "Syntax Error: Unexpected character: U+0000.",
  },
  {
    name: "an unknown persisted query",
    body: { extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } },
    code: "PERSISTED_QUERY_NOT_SUPPORTED",
    message: "PersistedQueryNotSupported",
  },
  {
    name: "extensions that are text",
    body: { query: "{ me { id } }", extensions: "x" },
    code: "BAD_REQUEST",
    message:
      "`extensions` in a POST body should be provided as an object, not a recursively JSON-encoded string.",
  },
  {
    name: "a number that overflows",
    body: { query: "{ products(first: 1e400) { totalCount } }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: "Int cannot represent non-integer value: 1e400",
  },
  {
    name: "an integer beyond 32 bits",
    body: { query: "{ products(first: 99999999999) { totalCount } }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: "Int cannot represent non 32-bit signed integer value: 99999999999",
  },
  {
    name: "an undeclared variable",
    body: { query: "query { product(id: $id) { id } }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: 'Variable "$id" is not defined.',
  },
  {
    name: "circular fragments",
    body: { query: "{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: "The document selects more than 2000 fields, those of a fragment each time it is spread.",
  },
  {
    name: "a comment of a megabyte",
    body: { query: `{ me { id } } # ${longText.repeat(10)}` },
    status: 413,
    code: "TOO_LARGE",
    message: "The request is too large.",
  },
  {
    name: "a very long name",
    body: { query: `{ ${longText} }` },
    code: "BAD_INPUT",
    field: "query",
    message: "A query has at most 10,000 characters.",
  },
  {
    name: "30 levels",
    body: { query: `{ products { nodes ${"{ similar ".repeat(30)} { id } ${"}".repeat(30)} } }` },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: "Syntax Error: Query depth limit of 12 exceeded, found 33.",
  },
  {
    name: "too many rows",
    body: {
      query: "{ products(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id title } } } } }",
    },
    code: "TOO_COMPLEX",
    message: "This operation could ask for 30201 fields; the most is 20000.",
  },
  {
    name: "introspection of types",
    body: { query: "{ __schema { types { name } } }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message:
      "GraphQL introspection is not allowed by Apollo Server, but the query contained __schema or __type. To enable i",
  },
  {
    name: "introspection of one type",
    body: { query: '{ __type(name: "User") { fields { name } } }' },
    code: "GRAPHQL_VALIDATION_FAILED",
    message:
      "GraphQL introspection is not allowed by Apollo Server, but the query contained __schema or __type. To enable i",
  },
  {
    name: "a misspelt field",
    body: { query: "{ product(id: 1) { titel } }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: 'Cannot query field "titel" on type "Product".',
  },
  {
    name: "a misspelt field of an input",
    body: {
      query: "query($v: ProductFilter) { products(filter: $v) { totalCount } }",
      variables: { v: { minPric: 1 } },
    },
    code: "BAD_USER_INPUT",
    message: 'Field "minPric" is not defined by type "ProductFilter".',
  },
  {
    name: "a misspelt value of an enum",
    body: {
      query: "query($v: ProductSort) { products(sort: $v) { totalCount } }",
      variables: { v: "NEWESTT" },
    },
    code: "BAD_USER_INPUT",
    message: 'Value "NEWESTT" does not exist in "ProductSort" enum.',
  },
  {
    name: "a name of introspection as the alias of another field",
    body: { query: "{ __typename: products { totalCount } }" },
    code: "GRAPHQL_VALIDATION_FAILED",
    message: 'The alias "__typename" is reserved: aliases do not begin with "__".',
  },
  {
    name: "a batch of two",
    body: [{ query: "{ me { id } }" }, { query: "{ me { id } }" }],
    code: "BAD_REQUEST",
    message: "Operation batching disabled.",
  },
  {
    name: "a batch of one",
    body: [{ query: "{ me { id } }" }],
    code: "BAD_REQUEST",
    message: "Operation batching disabled.",
  },
  { name: "an empty batch", body: [], code: "BAD_REQUEST", message: "Operation batching disabled." },
  {
    name: "a link of another site",
    method: "GET",
    path: "/graphql?query=%7Bme%7Bid%7D%7D",
    code: "BAD_REQUEST",
    message: "blocked as a potential Cross-Site Request Forgery",
  },
];
