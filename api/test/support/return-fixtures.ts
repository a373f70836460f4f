import type { TestShop } from "./test-shop.ts";

type ReturnStatus = "requested" | "approved" | "received" | "completed";

/** Makes an order of one piece delivered, and writes returns of it in any status, without their steps. */
export const returnFixtures = (
  { sql }: TestShop,
  { orderId, userId }: { orderId: string; userId: string },
) => {
  /** The id of the line. */
  const lineOfOrder = async (): Promise<string> => {
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [orderId]);
    return line?.id ?? "";
  };

  /** Returns the id of the line. */
  const deliver = async (): Promise<string> => {
    await sql("update orders set order_status = 'delivered' where id = $1", [orderId]);
    await sql(
      "insert into order_status_changes (order_id, from_status, to_status) values ($1, 'confirmed', 'delivered')",
      [orderId],
    );
    return lineOfOrder();
  };

  /** A return of the piece; a completed one is an exchange whose replacement is due. Its line has the same id. */
  const aReturn = async (status: ReturnStatus): Promise<string> => {
    const lineId = await deliver();
    const kind = status === "completed" ? "exchange" : "return";
    const [row] = await sql<{ id: string }>(
      `with r as (
         insert into returns (return_number, order_id, user_id, idempotency_key, request_hash, status, expected_amount)
         values ('R-' || nextval('return_numbers'), $1, $2, uuidv7()::text, '', $3, 0) returning id),
       l as (
         insert into return_lines (id, return_id, position, order_line_id, quantity, kind, reason)
         select id, id, 0, $4, 1, $5, 'other' from r),
       s as (insert into return_steps (return_id, kind) select id, 'requested' from r)
       select id from r`,
      [orderId, userId, status, lineId, kind],
    );
    return row?.id ?? "";
  };
  return { lineOfOrder, deliver, aReturn };
};

export type ReturnFixtures = ReturnType<typeof returnFixtures>;
