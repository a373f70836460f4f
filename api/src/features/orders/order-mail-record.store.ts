import type { EntityManager } from "typeorm";
import { OrderMail } from "./order-mail.entity.ts";

/** Records a mail that the mail server has accepted. */
export const addOrderMail = async (
  tx: EntityManager,
  mail: Pick<OrderMail, "orderId" | "subject" | "hasCopy">,
): Promise<void> => {
  await tx.insert(OrderMail, mail);
};
