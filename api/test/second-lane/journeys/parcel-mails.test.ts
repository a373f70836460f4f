import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { addJob } from "../../../src/platform/jobs/jobs.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { dayFromNow, parcelCalls } from "../../support/parcel-calls.ts";
import { refundsByHand } from "../../support/refunds-by-hand.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const mailbox = await openTestMailbox(testShop);
const { shop, anAdmin, aShopper } = testShop;
const admin = await anAdmin();
const { ship, change, changeStatus, orderOf, aCashOrder, delhivery } = parcelCalls(testShop, admin);
const { cancelPieces } = refundsByHand(testShop, admin);
const { updateNotifications } = accountCalls(testShop);

const trackingUrl = "https://www.delhivery.com/track/package/DL12345678";

const subjectsTo = (email: string) =>
  mailbox.mailsTo(email).map(({ subject }) => subject.replace(/SJ\d+/, "SJ"));

describe("the mail about a parcel", () => {
  it("has courier, link, pieces and day", async () => {
    const { shopper, ...order } = await aCashOrder();
    const estimatedDelivery = dayFromNow(3);
    await ship(order.id, { ...delhivery, estimatedDelivery });
    const mail = await mailbox.nextMail(shopper.email, `Order ${order.orderNumber} is on its way`);
    const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(
      new Date(`${estimatedDelivery}T12:00:00+05:30`),
    );
    for (const text of [
      "Your parcel is on its way with Delhivery.",
      `Expected delivery:\n${day}`,
      "Its tracking number is DL12345678.",
      "Ajrakh Kurta (2 pieces)",
      "Jutti (1 piece)",
      trackingUrl,
    ])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain(`href="${trackingUrl}"`);
  });

  it("takes the place of the mail on the status", async () => {
    const { shopper, ...order } = await aCashOrder();
    await ship(order.id);
    await mailbox.waitForJobs();
    expect(subjectsTo(shopper.email).filter((subject) => subject !== "Order SJ is confirmed")).toEqual([
      "Order SJ is on its way",
    ]);
  });

  it("says what follows later unless it is the last one", async () => {
    const { shopper, ...order } = await aCashOrder();
    const [kurta, jutti] = (await orderOf(order.id)).lines;
    await ship(order.id, delhivery, [{ orderLineId: kurta?.id, quantity: 1 }]);
    const first = await mailbox.nextMail(shopper.email, `Part of order ${order.orderNumber} is on its way`);
    expect(first.text).toContain("Ajrakh Kurta (1 piece)");
    expect(first.text).toContain(
      "2 pieces of your order follow later. We will let you know when they are shipped.",
    );
    await ship(order.id, { courier: "DTDC", trackingId: "D-200" }, [
      { orderLineId: kurta?.id, quantity: 1 },
      { orderLineId: jutti?.id, quantity: 1 },
    ]);
    const second = await mailbox.nextMail(
      shopper.email,
      `The rest of order ${order.orderNumber} is on its way`,
    );
    expect(second.text).toContain("Its tracking number is D-200.");
    expect(second.text).not.toContain("later");
  });

  it("speaks of no part if the other pieces were removed", async () => {
    const { shopper, ...order } = await aCashOrder();
    const [kurta] = (await orderOf(order.id)).lines;
    await cancelPieces(order.id, [{ lineId: kurta?.id ?? "", quantity: 1 }]);
    await ship(order.id);
    const { subject } = await mailbox.nextMail(shopper.email, "is on its way");
    expect(subject).toBe(`Order ${order.orderNumber} is on its way`);
  });

  it("is sent again only when the parcel is followed elsewhere", async () => {
    const { shopper, ...order } = await aCashOrder();
    const [parcel] = (await ship(order.id)).data.shipParcel.parcels;
    await mailbox.nextMail(shopper.email, "is on its way");
    await change(parcel?.id ?? "", 1, { ...delhivery, estimatedDelivery: dayFromNow(2) });
    await change(parcel?.id ?? "", 2, { courier: "Ekart", trackingId: "EK-1234" });
    const mail = await mailbox.nextMail(shopper.email, "New tracking number for order");
    expect(mail.text).toContain("Your parcel is with Ekart. Please use its new tracking number.");
    await mailbox.waitForJobs();
    expect(subjectsTo(shopper.email)).toHaveLength(3);
  });

  it("is not sent to a shopper who wants no updates, nor for an order that was cancelled meanwhile", async () => {
    const silent = await aShopper();
    await updateNotifications(silent.token, {
      notifyEmail: true,
      notifyOrderUpdates: false,
      notifySecurity: true,
      notifyPromotions: false,
    });
    const unwanted = await aCashOrder(silent);
    await mailbox.nextMail(silent.email, "is confirmed");
    await ship(unwanted.id);
    const { shopper, ...cancelled } = await aCashOrder();
    const [parcel] = (await ship(cancelled.id)).data.shipParcel.parcels;
    await mailbox.nextMail(shopper.email, "is on its way");
    await changeStatus(cancelled.id, "CANCELLED");
    await mailbox.nextMail(shopper.email, "was cancelled");
    const before = subjectsTo(shopper.email);
    const payload = { parcelId: parcel?.id ?? "", isCorrection: true };
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-parcel", payload));
    await mailbox.waitForJobs();
    expect(subjectsTo(silent.email)).toEqual(["Order SJ is confirmed"]);
    expect(subjectsTo(shopper.email)).toEqual(before);
  });

  it("is not sent after the delivery", async () => {
    const { shopper, ...order } = await aCashOrder();
    const [parcel] = (await ship(order.id)).data.shipParcel.parcels;
    await mailbox.nextMail(shopper.email, "is on its way");
    await changeStatus(order.id, "DELIVERED");
    await mailbox.nextMail(shopper.email, "was delivered");
    const before = subjectsTo(shopper.email);
    const payload = { parcelId: parcel?.id ?? "", isCorrection: false };
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-parcel", payload));
    await mailbox.waitForJobs();
    expect(subjectsTo(shopper.email)).toEqual(before);
  });
});
