import { inTransaction } from "../gateways/database.ts";
import { refuse } from "../shared/errors.ts";
import { ADMIN, type Viewer } from "../shared/viewer.ts";
import type { Shop } from "../shop.ts";
import { isThinkablePassword } from "./password.rules.ts";
import { isPassword } from "./password.ts";
import { endSessionsOf } from "./session.store.ts";
import { eraseUser, userById } from "./user.store.ts";

/**
 * Erases her account, for good, against her password. Her orders stay for the books, with the address they went
 * to but without e-mail and phone; her reviews stay without a name. Decision 8.
 */
export const deleteAccount = async (shop: Shop, viewer: Viewer, password: string): Promise<void> => {
  if (viewer.role === ADMIN) refuse("FORBIDDEN");
  await shop.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const user = (await userById(shop.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  if (!(await isPassword(user.passwordHash, isThinkablePassword(password) ? password : "")))
    refuse("PASSWORD_WRONG", { field: "password" });
  await inTransaction(shop.database, async (tx) => {
    await eraseUser(tx, user.id);
    await endSessionsOf(tx, user.id);
  });
};
