import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  Kind,
  parse,
  print,
  separateOperations,
  visit,
  type DocumentNode,
  type SelectionNode,
} from "graphql";

const client = fileURLToPath(new URL("../../../web/src", import.meta.url));

const documentsOfClient = (): DocumentNode => {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".graphql"),
  );
  return parse(files.map((file) => readFileSync(join(client, file), "utf8")).join("\n"));
};

const typeName: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** As the client's cache does before it sends a document: `__typename` in every selection but the outermost. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isOutermost =
        parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isOutermost ? undefined : { ...node, selections: [...node.selections, typeName] };
    },
  });

const known = separateOperations(documentsOfClient());

const sent = (name: string): string => {
  const document = known[name];
  if (!document) throw new Error(`No document of the client has the operation ${name}.`);
  return print(withTypeNames(document));
};

/** The very documents that the client sends for its pages and its search box. */
export const shopPage = sent("ShopPage");
export const productPage = sent("ProductPage");
export const searchPage = sent("SearchPage");
export const searchSuggestions = sent("SearchSuggestions");

export const quote = `query Quote($lines: [OrderLineInput!]!) {
  checkoutQuote(lines: $lines) { total }
}`;

export const placeOrder = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id orderNumber orderStatus finalAmount }
}`;
