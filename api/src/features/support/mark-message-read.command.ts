import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { messageById, markRead } from "./contact-message.store.ts";

/** Marks a message as read by an admin. Only the first time is recorded. Throws MESSAGE_NOT_FOUND. */
export const markMessageRead = async (shop: Shop, messageId: string): Promise<ContactMessage> => {
  const { manager } = shop.database.source;
  const id = asId(messageId, "messageId");
  await markRead(manager, id);
  return (await messageById(manager, id)) ?? refuse("MESSAGE_NOT_FOUND");
};
