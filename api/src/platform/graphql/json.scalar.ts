import { GraphQLJSON } from "graphql-scalars";

/** Any JSON value. Only for values whose type depends on the row, such as the fields of an audit entry. */
export const Json = GraphQLJSON;
