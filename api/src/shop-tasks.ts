import { accountTasks } from "./accounts/account.jobs.ts";
import type { Tasks } from "./gateways/jobs.ts";
import type { Mailer } from "./gateways/mailer.ts";
import { paymentTasks } from "./payments/payment.jobs.ts";
import type { Shop } from "./shop.ts";
import { supportTasks } from "./support/support.jobs.ts";

/** All that the queue's workers can do, each room its own. */
export const shopTasks = (shop: Shop, mailer: Mailer): Partial<Tasks> => ({
  ...accountTasks(shop, mailer),
  ...paymentTasks(shop),
  ...supportTasks(shop, mailer),
});
