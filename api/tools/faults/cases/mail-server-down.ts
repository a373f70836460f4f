import { draftOf, createProducts, createBuyers, placeOrder } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

const buyers = 20;

/** The mail server is down while shoppers order, and starts again. Every confirmation arrives. */
export const mailServerDown: Fault = {
  name: "mail-server-down",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await createProducts(stage, { products: 1, pieces: 50, rupees: 650 });
    await stage.mails.stop();
    const people = await createBuyers(stage, buyers);
    const results = await Promise.all(
      people.map(async (buyer) =>
        placeOrder(
          shop.url,
          buyer,
          await draftOf(shop.url, buyer, [{ productId: product, quantity: 1 }], "COD"),
        ),
      ),
    );
    expectThat(
      results.every((result) => result?.data),
      "an order failed because the mail server was down",
    );
    const receivedBefore = stage.mails.received.length;
    await stage.mails.start();
    await stage.mails.until(() => stage.mails.received.length >= receivedBefore + buyers, 20_000);
    return `${buyers} orders without a mail server, ${stage.mails.received.length - receivedBefore} mails after its restart`;
  },
};
