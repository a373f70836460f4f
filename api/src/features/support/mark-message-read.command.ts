import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { messageById, markRead } from "./contact-message.store.ts";

/** An admin opened a message. The first opening counts; MESSAGE_NOT_FOUND for an id that the inbox does not have. */
export const markMessageRead = async (shop: Shop, messageId: string): Promise<ContactMessage> => {
  const { manager } = shop.database.source;
  const id = asId(messageId, "messageId");
  await markRead(manager, id);
  return (await messageById(manager, id)) ?? refuse("MESSAGE_NOT_FOUND");
};
