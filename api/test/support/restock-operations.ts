import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type OpenAlert = { id: string; size: string | null; color: string | null };
type Variant = { size?: string; color?: string };

const REQUEST = `mutation RequestRestockAlert($input: RestockAlertInput!) {
  requestRestockAlert(input: $input) { id size color }
}`;
const LIST =
  "query RestockAlerts($productId: ID!) { restockAlerts(productId: $productId) { id size color } }";
const CANCEL = "mutation CancelRestockAlert($id: ID!) { cancelRestockAlert(id: $id) { cancelledAlertId } }";
const CHANGE_STOCK = `mutation UpdateStock($productId: ID!, $input: StockChangeInput!) {
  updateStock(input: { productId: $productId, change: $input }) { id }
}`;

/** What shoppers and admins do about pieces that are sold out. */
export const restockCalls = ({ gql, sql }: TestShop) => ({
  requestAlert: (person: Person, productId: string, variant: Variant = {}) =>
    gql<{ requestRestockAlert: OpenAlert[] }>(REQUEST, { input: { productId, ...variant } }, person.token),
  alertsOf: async (person: Person, productId: string) =>
    (await gql<{ restockAlerts: OpenAlert[] }>(LIST, { productId }, person.token)).data.restockAlerts,
  cancelAlert: (person: Person, id: string) => gql(CANCEL, { id }, person.token),
  /** An admin books pieces that have arrived. */
  receive: async (admin: Person, productId: string, quantity: number, { size }: Variant = {}) => {
    const [unit] = await sql<{ id: string }>(
      "select id from stock_units where product_id = $1 and size is not distinct from $2",
      [productId, size ?? null],
    );
    const input = { unitId: unit?.id, reason: "RECEIVED", quantity };
    return gql(CHANGE_STOCK, { productId, input }, admin.token);
  },
});
