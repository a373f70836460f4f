import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Author } from "../audit/audit.rules.ts";
import type { Shop } from "../shop/shop.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { lockMessage, markRead, messageById } from "./contact-message.store.ts";
import { addMessageAudit } from "./message-audit.command.ts";

/** Marks a message as read by an admin. Only the first time is recorded. Throws MESSAGE_NOT_FOUND. */
export const markMessageRead = (shop: Shop, author: Author, messageId: string): Promise<ContactMessage> => {
  const id = asId(messageId, "messageId");
  return inTransaction(shop.database, async (tx) => {
    const before = (await lockMessage(tx, id)) ?? refuse("MESSAGE_NOT_FOUND");
    await markRead(tx, id);
    await addMessageAudit(tx, { author, action: "markMessageRead" }, before);
    return (await messageById(tx, id)) ?? refuse("MESSAGE_NOT_FOUND");
  });
};
