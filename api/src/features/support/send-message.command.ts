import { createHash } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { SHOPPER, type Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { checkedMessage, sameWithinMinutes, type TypedMessage } from "./contact-message.rules.ts";
import { addMessage, lockContent, recentTicket } from "./contact-message.store.ts";

type Sender = {
  viewer: Viewer | null;
  /** Network address of the request. */
  address: string;
};

const hashOf = ({ name, email, subject, message }: TypedMessage): string =>
  createHash("sha256")
    .update(JSON.stringify([name, email, subject, message]))
    .digest("hex");

/**
 * Takes a message of the contact form: keeps it under a ticket number, and mails it to the shop. The sender gets no
 * mail, since anybody's address can be typed. The same message again gives the same ticket. Answers with its number.
 */
export const sendMessage = async (shop: Shop, sender: Sender, typed: TypedMessage): Promise<string> => {
  const checked = checkedMessage(typed);
  // The typed address is not proved: counted alone, a stranger could use up the messages of its owner.
  const { address } = sender;
  await shop.throttles.count({ messageByCaller: `${address} ${checked.email}`, messageByAddress: address });
  const contentHash = hashOf(checked);
  const userId = sender.viewer?.role === SHOPPER ? sender.viewer.userId : null;
  return inTransaction(shop.database, async (tx) => {
    await lockContent(tx, contentHash);
    const known = await recentTicket(tx, contentHash, sameWithinMinutes);
    if (known) return known;
    const { id, ticketNumber } = await addMessage(tx, { ...checked, contentHash, userId });
    await addJob(tx, "mail-contact-message", { messageId: id });
    return ticketNumber;
  });
};
