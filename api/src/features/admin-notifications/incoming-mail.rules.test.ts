import { expect, it } from "vitest";
import { NotificationKind } from "./admin-notification.rules.ts";
import { incomingMail } from "./incoming-mail.rules.ts";

const url = "https://shop.example.com";
const order = { number: "SJ-1001", name: "Asha Rao", amount: 129900, dueAt: null, orderId: "0190-1" };
const dispute = { ...order, dueAt: new Date("2026-12-01T06:00:00Z") };

it("names a single order in the subject, and opens its page", () => {
  const mail = incomingMail([{ kind: NotificationKind.ORDER, count: 1, entries: [order] }], url);
  expect(mail.subject).toBe("1 new order: SJ-1001, Asha Rao, ₹1,299.00");
  expect(mail.parts.at(-1)).toMatchObject({ label: "Open the order", url: `${url}/admin/orders/0190-1` });
});

it("counts several, lists the first ones, and opens the dashboard for several kinds", () => {
  const mail = incomingMail(
    [
      { kind: NotificationKind.ORDER, count: 23, entries: [order] },
      { kind: NotificationKind.DISPUTE, count: 1, entries: [dispute] },
    ],
    url,
  );
  expect(mail.subject).toBe("23 new orders and 1 new dispute");
  expect(mail.parts[0]).toMatchObject({
    title: "23 new orders",
    lines: ["SJ-1001, Asha Rao, ₹1,299.00", "and 22 more"],
  });
  expect(JSON.stringify(mail.parts[1])).toContain("respond by 1 December 2026");
  expect(mail.parts.at(-1)).toMatchObject({ url: `${url}/admin/dashboard` });
});
