import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Author } from "../audit/audit.rules.ts";
import type { Shop } from "../shop/shop.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { lockMessage, messageById, setHandled } from "./contact-message.store.ts";
import { addMessageAudit } from "./message-audit.command.ts";

/** Marks a message as handled, or as open again. Throws MESSAGE_NOT_FOUND. */
export const setMessageHandled = (
  shop: Shop,
  author: Author,
  change: { messageId: string; isHandled: boolean },
): Promise<ContactMessage> => {
  const id = asId(change.messageId, "messageId");
  return inTransaction(shop.database, async (tx) => {
    const before = (await lockMessage(tx, id)) ?? refuse("MESSAGE_NOT_FOUND");
    await setHandled(tx, id, change.isHandled);
    await addMessageAudit(tx, { author, action: "setMessageHandled" }, before);
    return (await messageById(tx, id)) ?? refuse("MESSAGE_NOT_FOUND");
  });
};
