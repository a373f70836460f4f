import { SHOPPER, type Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { addTicket } from "./add-ticket.command.ts";
import { checkedMessage, type MessageInput } from "./contact-message.rules.ts";
import { TicketCategory } from "./ticket.rules.ts";

type Sender = {
  viewer: Viewer | null;
  /** Network of the request. */
  network: string;
};

/** Counts a message. The address of a visitor is not verified: counted alone, a stranger could use up the limit of its owner. */
export const countMessage = (services: Services, network: string, email: string): Promise<void> =>
  services.throttles.count({ messageByCaller: `${network} ${email}`, messageByNetwork: network });

/** Makes a ticket of a message of the contact form. Returns its number. Throws TOO_MANY. */
export const sendMessage = async (
  services: Services,
  { viewer, network }: Sender,
  input: MessageInput,
): Promise<string> => {
  const checked = checkedMessage(input);
  await countMessage(services, network, checked.email);
  const userId = viewer?.role === SHOPPER ? viewer.userId : null;
  const draft = { ...checked, userId, orderId: null, category: TicketCategory.OTHER };
  return (await addTicket(services, draft)).ticketNumber;
};
