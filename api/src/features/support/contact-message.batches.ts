import type { Context } from "../shop/context.ts";
import { batched } from "../../platform/async/batch.ts";
import { countMessages } from "./contact-message.store.ts";

/** Counts of the inbox, read once per request. The key is always "inbox". */
const loadCounts = batched(async ({ shop }: Context, keys: readonly "inbox"[]) => {
  const counted = await countMessages(shop.database);
  return keys.map(() => counted);
});

export const inboxCounts = (context: Context) => loadCounts(context, "inbox");
