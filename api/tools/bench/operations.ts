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

const clientFolder = fileURLToPath(new URL("../../../web/src", import.meta.url));

const readClientDocuments = (): DocumentNode => {
  const files = readdirSync(clientFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".graphql"),
  );
  return parse(files.map((file) => readFileSync(join(clientFolder, file), "utf8")).join("\n"));
};

const typeNameField: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/**
 * Adds `__typename` to every selection except the outermost, and removes `@connection`, as Apollo Client does before it sends a
 * document.
 */
const asSent = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (name.value === "connection" ? null : undefined),
    SelectionSet: (node, _key, parent) => {
      const isOutermost =
        parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isOutermost ? undefined : { ...node, selections: [...node.selections, typeNameField] };
    },
  });

const operationDocuments = separateOperations(readClientDocuments());

const documentText = (name: string): string => {
  const document = operationDocuments[name];
  if (!document) throw new Error(`The client has no operation ${name}.`);
  return print(asSent(document));
};

/** The documents exactly as the client sends them. */
export const shopPage = documentText("ShopPage");
export const productPage = documentText("ProductPage");
export const searchPage = documentText("SearchPage");
export const searchSuggestions = documentText("SearchSuggestions");
export const adminDashboardPage = documentText("AdminDashboardPage");
export const adminSales = documentText("AdminSales");
export const adminCustomers = documentText("AdminCustomers");
export const adminOrderList = documentText("AdminOrderList");
export const adminProductList = documentText("AdminProductList");
export const adminPaymentsPage = documentText("AdminPaymentsPage");
export const adminPaymentFigures = documentText("PaymentFigures");
export const adminMoneyEntries = documentText("MoneyEntries");
export const adminSettlements = documentText("Settlements");
export const adminDeliveryPage = documentText("AdminDeliveryPage");

export const quote = `query Quote($lines: [OrderLineInput!]!) {
  checkoutQuote(input: { lines: $lines }) { total }
}`;

export const placeOrder = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id orderNumber orderStatus finalAmount } }
}`;
