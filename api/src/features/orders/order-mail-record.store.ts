import type { EntityManager } from "typeorm";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { OrderMail } from "./order-mail.entity.ts";

type SentMail = Pick<OrderMail, "orderId" | "subject" | "hasCopy">;

const insert = "insert into order_mails (order_id, subject, has_copy) values ($1, $2, $3)";

const insertMail = prepared("add-order-mail", insert);

const insertConfirmation = prepared(
  "add-order-confirmation",
  `with marked as (update orders set confirmation_mailed_at = now() where id = $1) ${insert}`,
);

/** Records a mail that the mail server has accepted. */
export const addOrderMail = async (
  tx: EntityManager,
  { orderId, subject, hasCopy }: SentMail,
): Promise<void> => {
  await tx.query(insertMail, [orderId, subject, hasCopy]);
};

/** The same for the confirmation of an order, and marks it as sent, so that it is sent once. */
export const addOrderConfirmation = async (
  tx: EntityManager,
  { orderId, subject, hasCopy }: SentMail,
): Promise<void> => {
  await tx.query(insertConfirmation, [orderId, subject, hasCopy]);
};
