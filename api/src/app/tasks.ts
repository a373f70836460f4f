import { accountTasks } from "../features/accounts/account.jobs.ts";
import type { Tasks } from "../platform/jobs/jobs.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { deleteFailedJobs } from "../platform/jobs/queue/queue-rows.ts";
import { invoiceTasks } from "../features/invoices/invoice.jobs.ts";
import { orderTasks } from "../features/orders/order.jobs.ts";
import { paymentTasks } from "../features/payments/payment.jobs.ts";
import type { Shop } from "../features/shop/shop.ts";
import { supportTasks } from "../features/support/support.jobs.ts";

/** All that the queue's workers do, each room its own. */
export const shopTasks = (shop: Shop, mailer: Mailer): Tasks => ({
  ...accountTasks(shop, mailer),
  ...paymentTasks(shop, mailer),
  ...orderTasks(shop, mailer),
  ...invoiceTasks(shop, mailer),
  ...supportTasks(shop, mailer),
  "tidy-jobs": () => deleteFailedJobs(shop.database.writes),
});
