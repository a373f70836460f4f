import { cancelledPaid } from "./cases/cancelled-paid.ts";
import { crowd } from "./cases/crowd.ts";
import { databaseCut } from "./cases/database-cut.ts";
import { databaseUnreachable } from "./cases/database-unreachable.ts";
import { drain } from "./cases/drain.ts";
import { failedRefunds } from "./cases/failed-refunds.ts";
import { gatewayTrouble } from "./cases/gateway-trouble.ts";
import { killed } from "./cases/killed.ts";
import { killedPaying } from "./cases/killed-paying.ts";
import { lostNotifications } from "./cases/lost-notifications.ts";
import { lyingList } from "./cases/lying-list.ts";
import { mailServerDown } from "./cases/mail-server-down.ts";
import { paidLate } from "./cases/paid-late.ts";
import { priceChanged } from "./cases/price-changed.ts";
import { restored } from "./cases/restored.ts";
import { queue } from "./cases/queue.ts";
import { replica } from "./cases/replica.ts";
import { returns } from "./cases/returns.ts";
import { restPaths } from "./cases/rest.ts";
import { slowMail } from "./cases/slow-mail.ts";
import { twoTabs } from "./cases/two-tabs.ts";
import { webhooks } from "./cases/webhooks.ts";
import { wrongAmount } from "./cases/wrong-amount.ts";
import type { Fault } from "./fault.ts";

/** All faults, in the order in which they run. */
export const faults: Fault[] = [
  crowd,
  killed,
  killedPaying,
  databaseCut,
  drain,
  gatewayTrouble,
  webhooks,
  lostNotifications,
  paidLate,
  cancelledPaid,
  failedRefunds,
  returns,
  twoTabs,
  wrongAmount,
  lyingList,
  restPaths,
  priceChanged,
  mailServerDown,
  restored,
  slowMail,
  queue,
  databaseUnreachable,
  replica,
];
