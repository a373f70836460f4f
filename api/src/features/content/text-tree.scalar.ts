import { jsonScalar } from "../../platform/graphql/json-scalar.ts";

/** A list of `MarkupNode`. GraphQL has no type that contains itself to any depth. */
export const TextTree = jsonScalar({
  name: "TextTree",
  description:
    'A text with its marks, as a list of nodes in JSON. A node is a text, or a list of the name of an element and its content: `["p", "Free above ", ["figure", "freeShippingAbove"], "."]`. Blocks: `p`, `ul`, `ol`, `li`, `quote`, `rule`; `h` with its level; `part` with the name of a part of the page. In a line: `b`, `i`, `br`; `a` with its address; `figure` with the name of a figure of the shop.',
});
