import { refuse } from "./support.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { userById } from "../accounts/user.store.ts";
import { findOrder } from "../orders/order.store.ts";
import type { Services } from "../shop/services.ts";
import { addTicket, type StoredTicket } from "./add-ticket.command.ts";
import { checkedText } from "./contact-message.rules.ts";
import { countMessage } from "./send-message.command.ts";
import { categoryNames, type TicketCategory } from "./ticket.rules.ts";

export type OrderQuestion = { orderId: string; category: TicketCategory; message: string };

/**
 * Makes a ticket of a shopper's question or complaint about an order. The answers go to the address of the account. Throws
 * ORDER_NOT_FOUND, TOO_MANY.
 */
export const askAboutOrder = async (
  services: Services,
  { viewer, network }: { viewer: Viewer; network: string },
  input: OrderQuestion,
): Promise<StoredTicket> => {
  const { manager } = services.database.source;
  const message = checkedText(input.message);
  const order = await findOrder(manager, { id: asId(input.orderId, "orderId") });
  if (order?.userId !== viewer.userId) return refuse("ORDER_NOT_FOUND", { field: "orderId" });
  const { name, email } = (await userById(manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  await countMessage(services, network, email);
  const subject = `Order ${order.orderNumber}: ${categoryNames[input.category]}`;
  return addTicket(services, {
    name,
    email,
    subject,
    message,
    userId: viewer.userId,
    orderId: order.id,
    category: input.category,
  });
};
