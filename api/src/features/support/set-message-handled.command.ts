import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { messageById, setHandled } from "./contact-message.store.ts";

/** An admin is done with a message, or takes it up again; MESSAGE_NOT_FOUND for an id that the inbox does not have. */
export const setMessageHandled = async (
  shop: Shop,
  change: { messageId: string; isHandled: boolean },
): Promise<ContactMessage> => {
  const { manager } = shop.database.source;
  const id = asId(change.messageId, "messageId");
  await setHandled(manager, id, change.isHandled);
  return (await messageById(manager, id)) ?? refuse("MESSAGE_NOT_FOUND");
};
