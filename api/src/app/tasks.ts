import { pictureTasks } from "../features/catalogue/pictures/picture.jobs.ts";
import { accountTasks } from "../features/accounts/account.jobs.ts";
import { checkoutTasks } from "../features/checkout/checkout.jobs.ts";
import { batchTasks } from "../features/catalogue/batches/batch.jobs.ts";
import type { GroupedJobs } from "../platform/jobs/job-groups.ts";
import type { JobName, Tasks } from "../platform/jobs/jobs.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { purgeEdgeTask } from "../platform/edge/purge-edge.ts";
import { deleteFailedJobs } from "../platform/jobs/queue/queue-rows.ts";
import { invoiceTasks } from "../features/invoices/invoice.jobs.ts";
import { orderTasks } from "../features/orders/order.jobs.ts";
import { parcelTasks } from "../features/parcels/parcel.jobs.ts";
import { paymentTasks } from "../features/payments/payment.jobs.ts";
import { restockTasks } from "../features/restock-alerts/restock-alert.jobs.ts";
import { returnTasks } from "../features/returns/return.jobs.ts";
import { reviewTasks } from "../features/reviews/review.jobs.ts";
import type { ScheduledJob } from "../platform/jobs/worker.ts";
import type { Shop } from "../features/shop/shop.ts";
import { supportTasks } from "../features/support/support.jobs.ts";

/** Jobs about money: they have workers of their own, which never wait for a mail server. Each is added with a key. */
export const moneyJobs: ReadonlySet<JobName> = new Set<JobName>([
  "confirm-payment",
  "expire-order",
  "refund-payment",
  "check-refund",
  "sweep-payments",
  "record-dispute",
  "fetch-settlement-day",
]);

/** Jobs that make pictures: one at a time, in a process of a low priority, so that nothing else waits for them. Each has a key. */
export const pictureJobs: ReadonlySet<JobName> = new Set<JobName>(["render-picture", "delete-picture"]);

/** Jobs of the edge cache: a worker of their own, so that a purge never waits for a mail server. */
export const edgeJobs: ReadonlySet<JobName> = new Set<JobName>(["purge-edge"]);

/** The jobs of each group in this shop. Without an edge cache nothing is purged. */
export const groupedJobs = ({ settings }: Pick<Shop, "settings">): GroupedJobs => ({
  moneyJobs,
  pictureJobs,
  edgeJobs: settings.edge.purge && edgeJobs,
});

/** The jobs at a time of day, in UTC. */
export const timetable: readonly ScheduledJob[] = [
  { task: "fetch-settlements", match: "30 1 * * *" },
  { task: "sweep-books", match: "10 2 * * *" },
  { task: "tidy-accounts", match: "40 21 * * *" },
  { task: "sweep-restock-alerts", match: "30 4 * * *" },
  { task: "tidy-product-batches", match: "45 21 * * *" },
  { task: "tidy-jobs", match: "50 21 * * *" },
  { task: "tidy-webhook-events", match: "55 21 * * *" },
];

/** The task of every job, from the features. */
export const shopTasks = (shop: Shop, mailer: Mailer): Tasks => ({
  ...accountTasks(shop, mailer),
  ...pictureTasks(shop),
  ...batchTasks(shop),
  ...paymentTasks(shop, mailer),
  ...restockTasks(shop, mailer),
  ...orderTasks(shop, mailer),
  ...checkoutTasks(shop, mailer),
  ...invoiceTasks(shop, mailer),
  ...parcelTasks(shop, mailer),
  ...returnTasks(shop, mailer),
  ...reviewTasks(shop),
  ...supportTasks(shop, mailer),
  "purge-edge": purgeEdgeTask(shop.settings.edge.purge, shop.database.source.manager, shop.settings),
  "tidy-jobs": () => deleteFailedJobs(shop.database.writes),
});
