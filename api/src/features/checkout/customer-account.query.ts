import type { EntityManager } from "typeorm";
import { emailOfPhone, isPossibleEmail, normalizeEmail } from "../accounts/email.rules.ts";
import { userByEmail } from "../accounts/user.store.ts";
import { plainText } from "../../platform/plain-text.ts";

/** A customer who orders by phone, as far as the admin knows it. */
type PhoneCustomer = { email?: string | null; phone?: string | null };

/** The id of the account to which an order of this customer belongs; `null` while there is none. */
export const accountOfCustomer = async (
  tx: EntityManager,
  { email, phone }: PhoneCustomer,
): Promise<string | null> => {
  const name = normalizeEmail(email ?? "") || emailOfPhone(plainText(phone ?? ""));
  if (name === undefined || !isPossibleEmail(name)) return null;
  return (await userByEmail(tx, name))?.id ?? null;
};
