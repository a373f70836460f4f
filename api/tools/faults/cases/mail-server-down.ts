import { draftOf, layOut, makeBuyers, place } from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";

const buyers = 20;

/** The mail server is gone while shoppers order, and comes back: every confirmation arrives. */
export const mailServerDown: Fault = {
  name: "mail-server-down",
  run: async (stage) => {
    const [shop] = stage.shops;
    const [product = ""] = await layOut(stage, { products: 1, pieces: 50, rupees: 650 });
    await stage.mails.stop();
    const people = await makeBuyers(stage, buyers);
    const answers = await Promise.all(
      people.map(async (buyer) =>
        place(shop.url, buyer, await draftOf(shop.url, buyer, [{ productId: product, quantity: 1 }], "COD")),
      ),
    );
    expectThat(
      answers.every((said) => said?.data),
      "an order failed since the mail server was down",
    );
    const before = stage.mails.received.length;
    await stage.mails.start();
    await stage.mails.until(() => stage.mails.received.length >= before + buyers, 20_000);
    return `${buyers} orders without a mail server, ${stage.mails.received.length - before} mails after its return`;
  },
};
