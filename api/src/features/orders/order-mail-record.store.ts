import type { EntityManager } from "typeorm";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { OrderMail } from "./order-mail.entity.ts";

const insertMail = prepared(
  "add-order-mail",
  "insert into order_mails (order_id, subject, has_copy) values ($1, $2, $3)",
);

/** Records a mail that the mail server has accepted. */
export const addOrderMail = async (
  tx: EntityManager,
  { orderId, subject, hasCopy }: Pick<OrderMail, "orderId" | "subject" | "hasCopy">,
): Promise<void> => {
  await tx.query(insertMail, [orderId, subject, hasCopy]);
};
