import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { messageById, setHandled } from "./contact-message.store.ts";

/** Marks a message as handled, or as open again. Throws MESSAGE_NOT_FOUND. */
export const setMessageHandled = async (
  shop: Shop,
  change: { messageId: string; isHandled: boolean },
): Promise<ContactMessage> => {
  const { manager } = shop.database.source;
  const id = asId(change.messageId, "messageId");
  await setHandled(manager, id, change.isHandled);
  return (await messageById(manager, id)) ?? refuse("MESSAGE_NOT_FOUND");
};
