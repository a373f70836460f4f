import { accountTasks } from "./accounts/account.jobs.ts";
import type { Tasks } from "./gateways/jobs.ts";
import type { Mailer } from "./gateways/mailer.ts";
import { deleteFailedJobs } from "./gateways/queue/queue-rows.ts";
import { invoiceTasks } from "./invoices/invoice.jobs.ts";
import { orderTasks } from "./orders/order.jobs.ts";
import { paymentTasks } from "./payments/payment.jobs.ts";
import type { Shop } from "./shop.ts";
import { supportTasks } from "./support/support.jobs.ts";

/** All that the queue's workers do, each room its own. */
export const shopTasks = (shop: Shop, mailer: Mailer): Tasks => ({
  ...accountTasks(shop, mailer),
  ...paymentTasks(shop, mailer),
  ...orderTasks(shop, mailer),
  ...invoiceTasks(shop, mailer),
  ...supportTasks(shop, mailer),
  "tidy-jobs": () => deleteFailedJobs(shop.database.writes),
});
