import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";
import { userByEmail } from "./user.store.ts";

/** Whether an address has an account; counted, so that nobody reads out the shop's customers. Decision 31. */
export const checkEmail = async (shop: Shop, asked: { email: string; address: string }): Promise<boolean> => {
  const email = asEmail(asked.email);
  await shop.throttles.count({ checkEmailByAddress: asked.address });
  return (await userByEmail(shop.database.source.manager, email)) !== null;
};
