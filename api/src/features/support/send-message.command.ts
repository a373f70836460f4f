import { createHash } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { SHOPPER, type Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { checkedMessage, duplicateWithinMinutes, type MessageInput } from "./contact-message.rules.ts";
import { addMessage, lockContent, recentTicket } from "./contact-message.store.ts";

type Sender = {
  viewer: Viewer | null;
  /** Network of the request. */
  network: string;
};

const contentHashOf = ({ name, email, subject, message }: MessageInput): string =>
  createHash("sha256")
    .update(JSON.stringify([name, email, subject, message]))
    .digest("hex");

/**
 * Stores a message of the contact form, and mails it to the shop. The sender gets no mail, because the address is not
 * verified. Returns the ticket number; the same message within an hour gets the same one. Throws TOO_MANY.
 */
export const sendMessage = async (shop: Shop, sender: Sender, input: MessageInput): Promise<string> => {
  const checked = checkedMessage(input);
  // The e-mail address is not verified: counted alone, a stranger could use up the limit of its owner.
  const { network } = sender;
  await shop.throttles.count({ messageByCaller: `${network} ${checked.email}`, messageByNetwork: network });
  const contentHash = contentHashOf(checked);
  const userId = sender.viewer?.role === SHOPPER ? sender.viewer.userId : null;
  return inTransaction(shop.database, async (tx) => {
    await lockContent(tx, contentHash);
    const existingTicket = await recentTicket(tx, contentHash, duplicateWithinMinutes);
    if (existingTicket) return existingTicket;
    const { id, ticketNumber } = await addMessage(tx, { ...checked, contentHash, userId });
    await addJob(tx, "mail-contact-message", { messageId: id });
    return ticketNumber;
  });
};
