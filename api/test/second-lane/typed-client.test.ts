import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { buyADress } from "../../../docs/client/buy-a-dress.ts";
import { FindDressDocument, shopClient } from "../../../docs/client/shop-client.ts";
import { openTestShop } from "../support/test-shop.ts";

const { url, sql, aShopper, aProduct } = await openTestShop();

const shippingAddress = {
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  address: "14, Residency Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560025",
};

describe("the example of the typed client", () => {
  it("finds a dress, logs in, puts the dress into the cart and buys it for cash", async () => {
    const { email, password } = await aShopper();
    await aProduct({ title: "Linen day dress", price: 1200, sizes: ["M"], colors: ["indigo"], stock: 1 });
    const order = await buyADress(url, {
      search: "linen dress",
      login: { email, password },
      shippingAddress,
      idempotencyKey: randomUUID(),
    });
    expect(order).toMatchObject({ orderStatus: "CONFIRMED" });
    const lines = await sql(
      `select title, size, color, quantity from order_lines
       where order_id = (select id from orders where order_number = $1)`,
      [order?.orderNumber],
    );
    expect(lines).toEqual([{ title: "Linen day dress", size: "M", color: "indigo", quantity: 1 }]);
  });

  it("knows by the code of a refusal that the dress is sold out", async () => {
    const { email, password } = await aShopper();
    await aProduct({ title: "Velvet evening dress", stock: 0 });
    const login = { email, password };
    const purchase = { search: "velvet dress", login, shippingAddress, idempotencyKey: randomUUID() };
    expect(await buyADress(url, purchase)).toBeUndefined();
  });

  it("throws other refusals with their code and status", async () => {
    const { email } = await aShopper();
    await aProduct({ title: "Muslin day dress" });
    const login = { email, password: "wrong horse" };
    await expect(
      buyADress(url, { search: "muslin dress", login, shippingAddress, idempotencyKey: randomUUID() }),
    ).rejects.toMatchObject({
      name: "ShopError",
      code: "WRONG_CREDENTIALS",
      status: 401,
    });
  });

  it.each([
    ["the page of a proxy", "<html><title>502 Bad Gateway</title></html>"],
    ["an empty body", ""],
    ["JSON that is no answer", "null"],
  ])("says that the shop cannot be reached after %s", async (_, body) => {
    const proxy = createServer((_request, response) => response.writeHead(502).end(body));
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const sent = shopClient(origin)(FindDressDocument, { text: "dress" });
    await expect(sent).rejects.toMatchObject({
      name: "ShopError",
      code: "NOT_READY",
      status: 502,
      message: "The shop cannot be reached. Please try again.",
    });
    proxy.closeAllConnections();
    proxy.close();
  });
});
