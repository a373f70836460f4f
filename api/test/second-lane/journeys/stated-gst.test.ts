import { describe, expect, it } from "vitest";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const seller = {
  SELLER_NAME: "Studio",
  SELLER_ADDRESS: "1, Mall Road, Ludhiana 141001",
  SELLER_STATE: "Punjab",
};

describe.each([
  {
    name: "a shop without a GSTIN",
    SELLER_GSTIN: "",
    laterGstin: "03AAAAA0000A1ZC",
    gst: null,
    total: "Total: ₹499.00",
  },
  {
    name: "a registered shop",
    SELLER_GSTIN: "03AAAAA0000A1ZC",
    laterGstin: null,
    gst: 23.76,
    total: "Total (GST of ₹23.76 included): ₹499.00",
  },
])("$name", async ({ SELLER_GSTIN, laterGstin, gst, total }) => {
  const testShop = await openTestShop({ ...seller, SELLER_GSTIN });
  const mailbox = await openTestMailbox(testShop);
  const { gql, aShopper, aProduct, aDraft } = testShop;

  it("states the GST that it may charge at checkout, on the order and in its mail", async () => {
    const shopper = await aShopper();
    const lines = [{ productId: (await aProduct({ price: 400 })).id, quantity: 1 }];
    const quote = await gql(
      "query($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines }) { tax statedGst total } }",
      { lines },
      shopper.token,
    );
    expect(quote.data).toEqual({ checkoutQuote: { tax: 23.76, statedGst: gst, total: 499 } });
    const input = await aDraft(shopper, lines);
    const placed = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
    const { id } = placed.data.placeOrder.order;
    const readOrder = () =>
      gql("query($id: ID!) { order(id: $id) { tax statedGst } }", { id }, shopper.token);
    expect((await readOrder()).data).toEqual({ order: { tax: 23.76, statedGst: gst } });
    expect((await mailbox.nextMail(shopper.email, "is confirmed")).text).toContain(total);
    // An order with an invoice says what the invoice says, also after the shop has registered, or no longer is.
    Object.assign(testShop.shop.settings.seller, { gstin: laterGstin });
    expect((await readOrder()).data).toEqual({ order: { tax: 23.76, statedGst: gst } });
  });
});
