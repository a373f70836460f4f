import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";
import { settingOperations } from "./setting-operations.ts";

/** A valid call of each operation of delivery dates, of settings and of restock alerts that takes arguments. */
export const deliveryOperations = (
  { shopper, admin }: { shopper: Person; admin: Person },
  productId: string,
): Record<string, ValidCall> => ({
  "Query.deliveryRange": {
    query:
      "query($pin: String, $state: String) { deliveryRange(input: { pin: $pin, state: $state }) { from to } }",
    variables: { pin: "560025", state: "Karnataka" },
  },
  "Query.statesWithoutDelivery": {
    query: "query($pin: String) { statesWithoutDelivery(pin: $pin) }",
    variables: { pin: "110001" },
  },
  "Mutation.updateDeliveryPlan": {
    as: admin,
    query:
      "mutation($version: Int!, $plan: DeliveryPlanInput!) { updateDeliveryPlan(input: { version: $version, plan: $plan }) { version } }",
    // Another version than the stored one, so that no spoiled plan is written.
    variables: {
      version: 99,
      plan: {
        cutOffHour: 14,
        workingDays: [1, 2, 3, 4, 5],
        holidays: ["2027-01-26"],
        zones: [{ name: "South", minDays: 1, maxDays: 3, states: ["Karnataka"], pinPrefixes: ["56"] }],
        otherMinDays: 3,
        otherMaxDays: 8,
      },
    },
  },
  ...settingOperations(admin),
  "Query.restockAlerts": {
    as: shopper,
    query: "query($productId: ID!) { restockAlerts(productId: $productId) { id } }",
    variables: { productId },
  },
  "Query.waitingShoppers": {
    as: admin,
    query: "query($productId: ID!) { waitingShoppers(productId: $productId) { count } }",
    variables: { productId },
  },
  "Mutation.requestRestockAlert": {
    as: shopper,
    query: "mutation($input: RestockAlertInput!) { requestRestockAlert(input: $input) { id } }",
    variables: { input: { productId, size: "M", color: "Red" } },
  },
  "Mutation.cancelRestockAlert": {
    as: shopper,
    query: "mutation($id: ID!) { cancelRestockAlert(id: $id) { cancelledAlertId } }",
    variables: { id: productId },
  },
  "Query.awaitedPiecesByLink": {
    query: "query($token: String!) { awaitedPiecesByLink(token: $token) { id } }",
    variables: { token: "no signed token" },
  },
  "Mutation.cancelRestockAlertsByLink": {
    query: "mutation($token: String!) { cancelRestockAlertsByLink(token: $token) { cancelledCount } }",
    variables: { token: "no signed token" },
  },
});
