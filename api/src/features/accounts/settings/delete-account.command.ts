import { inTransaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { eraseAccount } from "./erase-account.command.ts";

/** Erases the viewer's account for good, after a check of the password. Returns its id. */
export const deleteAccount = async (
  services: Services,
  viewer: Viewer,
  password: string,
): Promise<string> => {
  const { id } = await requirePassword(services, viewer, { typed: password, field: "password" });
  await inTransaction(services.database, (tx) => eraseAccount(tx, services, id));
  return id;
};
