import { expect, it } from "vitest";
import { returnsOf } from "../../support/returns.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ RETURN_METHOD: "pick-up" });
const mailbox = await openTestMailbox(testShop);
const { aDeliveredOrder, options, request, step } = returnsOf(testShop);

it("an approved return is collected by the shop's courier: no address to send it to, in the answer and in the mail", async () => {
  const { shopper, admin, order, lineId } = await aDeliveredOrder();
  expect((await options(shopper, order.id)).data.returnOptions).toMatchObject({ method: "PICK_UP" });
  const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
  const approved = (await step("approve", admin, requested)).data.result;
  expect(approved).toMatchObject({ status: "APPROVED", method: "PICK_UP", sendTo: null });
  const mail = await mailbox.nextMail(
    shopper.email,
    `Return ${approved.returnNumber} of order ${order.orderNumber} is approved`,
  );
  expect(mail.text).toContain("Our courier will collect the parcel at the address of your order.");
  expect(mail.text).not.toContain("Send them to");
  expect(mail.text).not.toContain(testShop.shop.settings.seller.address);
});
