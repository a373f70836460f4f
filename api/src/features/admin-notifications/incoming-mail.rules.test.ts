import { describe, expect, it } from "vitest";
import { NotificationKind } from "./admin-notification.rules.ts";
import { incomingMail } from "./incoming-mail.rules.ts";

const url = "https://shop.example.com";
const order = { number: "SJ-1001", name: "Asha Rao", amount: 129900, dueAt: null, orderId: "0190-1" };
const dispute = { ...order, dueAt: new Date("2026-12-01T06:00:00Z") };

describe("a mail about a single order", () => {
  const mail = incomingMail([{ kind: NotificationKind.ORDER, count: 1, entries: [order] }], url);

  it("names the order in its subject", () => {
    expect(mail.subject).toBe("1 new order: SJ-1001, Asha Rao, ₹1,299.00");
  });

  it("opens the page of the order", () => {
    expect(mail.parts.at(-1)).toMatchObject({ label: "Open the order", url: `${url}/admin/orders/0190-1` });
  });
});

describe("a mail about several kinds", () => {
  const mail = incomingMail(
    [
      { kind: NotificationKind.ORDER, count: 23, entries: [order] },
      { kind: NotificationKind.DISPUTE, count: 1, entries: [dispute] },
    ],
    url,
  );

  it("counts each kind in its subject", () => {
    expect(mail.subject).toBe("23 new orders and 1 new dispute");
  });

  it("lists the first ones of each kind", () => {
    expect(mail.parts[0]).toMatchObject({
      title: "23 new orders",
      lines: ["SJ-1001, Asha Rao, ₹1,299.00", "and 22 more"],
    });
    expect(JSON.stringify(mail.parts[1])).toContain("respond by 1 December 2026");
  });

  it("opens the dashboard", () => {
    expect(mail.parts.at(-1)).toMatchObject({ url: `${url}/admin/dashboard` });
  });
});
