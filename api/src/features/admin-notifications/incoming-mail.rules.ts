import { formatRupees } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { dayInWords } from "../orders/order-mails.rules.ts";
import { NotificationKind } from "./admin-notification.rules.ts";
import type { Incoming, IncomingList } from "./incoming.store.ts";

const { action, block } = parts;

const nouns: Record<NotificationKind, { one: string; many: string; page: string }> = {
  [NotificationKind.ORDER]: { one: "order", many: "orders", page: "/admin/orders" },
  [NotificationKind.RETURN]: { one: "return request", many: "return requests", page: "/admin/returns" },
  [NotificationKind.MESSAGE]: { one: "message", many: "messages", page: "/admin/messages" },
  [NotificationKind.DISPUTE]: { one: "dispute", many: "disputes", page: "/admin/payments?view=disputes" },
};

export type IncomingOfKind = IncomingList & { kind: NotificationKind };

const counted = ({ kind, count }: IncomingOfKind): string =>
  `${count.toLocaleString("en-IN")} new ${count === 1 ? nouns[kind].one : nouns[kind].many}`;

/** "2 new orders, 1 new return request and 1 new message". */
const summary = (lists: readonly IncomingOfKind[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(lists.map(counted));

const entryText = ({ number, name, amount, dueAt }: Incoming): string =>
  [number, name, amount !== null && formatRupees(amount), dueAt && `respond by ${dayInWords(dueAt)}`]
    .filter(Boolean)
    .join(", ");

const linesOf = ({ count, entries }: IncomingOfKind): string[] => [
  ...entries.map(entryText),
  ...(count > entries.length ? [`and ${(count - entries.length).toLocaleString("en-IN")} more`] : []),
];

/** The page of a single order or return; else the page of its kind, or of everything that waits. */
const target = (lists: readonly IncomingOfKind[]): { label: string; path: string } => {
  const [list] = lists;
  if (!list || lists.length > 1) return { label: "Open the dashboard", path: "/admin/dashboard" };
  const [entry] = list.entries;
  const { many, page } = nouns[list.kind];
  if (list.kind === NotificationKind.ORDER && list.count === 1 && entry?.orderId)
    return { label: "Open the order", path: `/admin/orders/${entry.orderId}` };
  return { label: `Open the ${many}`, path: page };
};

/** The mail to an admin about what came in. */
export const incomingMail = (lists: readonly IncomingOfKind[], publicUrl: string): MailText => {
  const { label, path } = target(lists);
  const [list] = lists;
  const single = lists.length === 1 && list?.count === 1 ? list.entries[0] : undefined;
  const text = summary(lists);
  return {
    subject: single ? `${text}: ${entryText(single)}` : text,
    heading: text,
    parts: [
      ...lists.map((each) => block(counted(each), linesOf(each))),
      action(label, `${publicUrl}${path}`),
    ],
    why: "You get this e-mail because you manage the shop.",
    whyLink: { label: "Change your notifications", path: "/admin/notifications" },
  };
};
