import { refuse } from "./customers.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { isMailable } from "../accounts/email.rules.ts";
import { revenueOf } from "../orders/order-totals.rules.ts";
import { orderSumsOf } from "../orders/order-totals.store.ts";
import type { Services } from "../shop/services.ts";
import { countPieces } from "./customer-figures.store.ts";
import { findCustomer, type CustomerRow } from "./customer-record.store.ts";
import type { CustomerFigures } from "./customer.types.ts";

/** An account as the staff sees it. Throws BAD_ID, CUSTOMER_NOT_FOUND. */
export const customerOf = async (
  { database }: Services,
  customerId: string,
): Promise<Omit<CustomerRow, "email"> & { email: string | null }> => {
  const row = (await findCustomer(database, asId(customerId))) ?? refuse("CUSTOMER_NOT_FOUND");
  return { ...row, email: isMailable(row.email) ? row.email : null };
};

export const figuresOf = async ({ database }: Services, userId: string): Promise<CustomerFigures> => {
  const [sums, pieces] = await Promise.all([orderSumsOf(database, userId), countPieces(database, userId)]);
  const { orderCount, netRevenue } = revenueOf(sums);
  return { orderCount, spending: netRevenue, ...pieces };
};
