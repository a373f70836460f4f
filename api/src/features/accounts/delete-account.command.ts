import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { ADMIN, type Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { demandPassword } from "./demand-password.command.ts";
import { eraseUser } from "./user.store.ts";

/**
 * Erases her account, for good, against her password. Her orders stay for the books, with the address they went
 * to but without e-mail and phone; her reviews stay without a name. Decision 8.
 */
export const deleteAccount = async (shop: Shop, viewer: Viewer, password: string): Promise<void> => {
  if (viewer.role === ADMIN) refuse("FORBIDDEN");
  const user = await demandPassword(shop, viewer, { typed: password, field: "password" });
  await inTransaction(shop.database, (tx) => eraseUser(tx, user.id));
};
