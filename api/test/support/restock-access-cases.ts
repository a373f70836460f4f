import { adminsOnly, everyViewerGets, shoppersOnly, type AccessCase } from "./access-cases.ts";

const unknownId = "01990000-0000-7000-8000-000000000000";

/** Requests for a mail when a piece is back in stock. */
export const restockAccessCases: Record<string, AccessCase> = {
  "Query.restockAlerts": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "query($id: ID!) { restockAlerts(productId: $id) { id } }",
      { id: productId },
    ],
  },
  "Mutation.requestRestockAlert": {
    allow: { ...shoppersOnly, shopper: "PRODUCT_NOT_FOUND", other: "PRODUCT_NOT_FOUND" },
    callOf: () => [
      "mutation($id: ID!) { requestRestockAlert(input: { productId: $id }) { id } }",
      { id: unknownId },
    ],
  },
  "Mutation.cancelRestockAlert": {
    allow: shoppersOnly,
    callOf: () => [
      "mutation($id: ID!) { cancelRestockAlert(id: $id) { cancelledAlertId } }",
      { id: unknownId },
    ],
  },
  "Query.awaitedPiecesByLink": {
    allow: everyViewerGets("RESTOCK_LINK_INVALID"),
    callOf: () => ['{ awaitedPiecesByLink(token: "x") { id } }'],
  },
  "Mutation.cancelRestockAlertsByLink": {
    allow: everyViewerGets("RESTOCK_LINK_INVALID"),
    callOf: () => ['mutation { cancelRestockAlertsByLink(token: "x") { cancelledCount } }'],
  },
  "Query.waitingShoppers": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "query($id: ID!) { waitingShoppers(productId: $id) { count } }",
      { id: productId },
    ],
  },
};
