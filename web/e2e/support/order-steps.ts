import type { DemoAdmin, DemoShopper } from "./shopper.ts";

type Querying = Pick<DemoAdmin, "query">;

type OrderStatus = "DELIVERED" | "RETURNED" | "SHIPPED" | "CANCELLED";

export const setStatus = (admin: Querying, id: string, status: OrderStatus): Promise<unknown> =>
  admin.query(
    "mutation($id: ID!, $status: OrderStatus!) { updateOrderStatus(input: { orderId: $id, status: $status }) { id } }",
    { id, status },
  );

export const collectCash = (admin: Querying, id: string): Promise<unknown> =>
  admin.query("mutation($id: ID!) { markCashCollected(input: { orderIds: [$id] }) { id } }", { id });

export const cancelOrder = (shopper: Querying, id: string): Promise<unknown> =>
  shopper.query("mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id });

/** Ships pieces of the order: these, or all that are left. */
export const shipParcel = (
  admin: Querying,
  orderId: string,
  { trackingId, ...pieces }: { trackingId: string; lines?: { orderLineId: string; quantity: number }[] },
): Promise<unknown> =>
  admin.query("mutation($input: ShipParcelInput!) { shipParcel(input: $input) { id } }", {
    input: { orderId, tracking: { courier: "Delhivery", trackingId }, ...pieces },
  });

type NewestReturn = { id: string; returnNumber: string; lines: { id: string }[] };

export const newestReturn = async ({ query }: Pick<DemoShopper, "query">): Promise<NewestReturn> => {
  const { myReturns } = await query<{ myReturns: { nodes: NewestReturn[] } }>(
    "{ myReturns(first: 1) { nodes { id returnNumber lines { id } } } }",
  );
  const [newest] = myReturns.nodes;
  if (!newest) throw new Error("The shopper has no return.");
  return newest;
};

/** Approves and receives a return, and inspects its line. `pieces` that did not arrive are missing. */
export const inspectReturn = async (
  admin: Querying,
  { id, lines }: NewestReturn,
  pieces: { restocked: number; writtenOff?: number; missing?: number },
): Promise<void> => {
  await admin.query(
    "mutation($id: ID!) { a: approveReturn(input: { returnId: $id, version: 1 }) { id } b: receiveReturn(input: { returnId: $id, version: 2 }) { id } }",
    { id },
  );
  await admin.query(
    "mutation($id: ID!, $lines: [InspectedLineInput!]!) { inspectReturn(input: { returnId: $id, version: 3, lines: $lines }) { id } }",
    { id, lines: lines.map((line) => ({ lineId: line.id, writtenOff: 0, ...pieces })) },
  );
};
