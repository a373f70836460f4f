import { accountTasks } from "./accounts/account.jobs.ts";
import type { Tasks } from "./gateways/jobs.ts";
import type { Mailer } from "./gateways/mailer.ts";
import { paymentTasks } from "./payments/payment.jobs.ts";
import type { Shop } from "./shop.ts";

/** What the shop's workers can do, out of all rooms. */
export const shopTasks = (shop: Shop, mailer: Mailer): Partial<Tasks> => ({
  ...accountTasks(shop, mailer),
  ...paymentTasks(shop),
});
