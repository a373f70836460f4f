import { describe, expect, it } from "vitest";
import { pictureCalls, aPhoto } from "../support/picture-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";
import { clientFolder, loadServerEntry, pageWithHead } from "../support/web-client.ts";

const origin = "https://shop.example.com";
const pictures = "https://pictures.example.com/shop";
const testShop = await openTestShop(
  { PUBLIC_URL: origin, MEDIA_URL: `${pictures}/` },
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);
const mailbox = await openTestMailbox(testShop);
const { server, sql, rest, gql, aProduct, aShopper, anAdmin, anOrder } = testShop;
const { upload } = pictureCalls(testShop);

/** What stands before each "/media/" of a text. */
const addressesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/([^\s"'(,]*)\/media\/[0-9a-f]/g)].map(([, address]) => address ?? ""));

describe("pictures with MEDIA_URL", () => {
  it("have that address in pages: preload, srcset, Open Graph and structured data", async () => {
    const { id } = await aProduct({ pictures: 2, title: "Ajrakh dress" });
    for (const url of [`/product/${id}`, "/shop"]) {
      const html = await pageWithHead(server.app, url);
      expect(html).toContain(`imagesrcset="${pictures}/media/`);
      expect(addressesIn(html)).toEqual(new Set([pictures]));
    }
    const html = await pageWithHead(server.app, `/product/${id}`);
    expect(html).toMatch(/property="og:image" content="https:\/\/pictures\.example\.com\/shop\/media\//);
    expect(html).toMatch(/"image":\["https:\/\/pictures\.example\.com\/shop\/media\//);
  });

  it("are allowed by the policy of the page", async () => {
    const { headers } = await rest("GET", "/", undefined, undefined, { accept: "text/html" });
    expect(headers["content-security-policy"]).toMatch(/img-src [^;]*https:\/\/pictures\.example\.com/);
  });

  it("are still served by the shop", async () => {
    const key = await testShop.shop.files.storeOriginal(await aPhoto());
    expect((await rest("GET", `/media/${key}/320.webp`)).status).toBe(200);
  });

  it("have that address in REST and GraphQL, where it may be sent back", async () => {
    const admin = await anAdmin();
    const { id } = await aProduct();
    await upload(await aPhoto(), { id, version: 1 }, admin);
    const { body } = await rest<{ imageUrl: string }>("GET", `/api/products/${id}`);
    const { data } = await gql<{ product: { imageUrl: string; images: string[] } }>(
      "query($id: ID!) { product(id: $id) { imageUrl images } }",
      { id },
    );
    const { imageUrl } = data.product;
    expect(imageUrl).toMatch(/^https:\/\/pictures\.example\.com\/shop\/media\/[0-9a-f]{32}\/720\.webp$/);
    expect(data.product.images).toEqual([imageUrl]);
    expect(JSON.stringify(body)).toContain(imageUrl);
    await rest("PUT", `/api/products/${id}`, { imageUrl }, admin.token);
    const [row] = await sql<{ pictures: number }>(
      "select count(*)::int as pictures from product_pictures where product_id = $1",
      [id],
    );
    expect(row).toEqual({ pictures: 1 });
  });

  it("have that address in mails, whose links lead to the shop", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ pictures: 1 })]);
    await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    const { html } = await mailbox.nextMail(shopper.email, "is confirmed");
    expect(addressesIn(html)).toEqual(new Set([pictures]));
    expect(html).toContain(`href="${origin}/`);
  });
});
