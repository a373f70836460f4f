import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { maxKeys } from "../../src/features/api-keys/api-key.rules.ts";
import { maxEndpoints } from "../../src/features/webhooks/webhook.rules.ts";
import { Permission } from "../../src/platform/permissions.rules.ts";
import { freshEmail } from "../support/account-calls.ts";
import { apiKeyCalls } from "../support/api-key-calls.ts";
import { collectionContent, SAVE_COLLECTION } from "../support/collection-calls.ts";
import {
  aPageInput,
  CANCEL_SCHEDULED,
  contentCalls,
  DISCARD,
  PUBLISH,
  REPUBLISH,
  SAVE_DRAFT,
  WITHDRAW,
} from "../support/content-calls.ts";
import { ADD_CODES, END_PROMOTION, promotionCalls } from "../support/promotion-calls.ts";
import { confirming } from "../support/second-factor-calls.ts";
import { staffCalls } from "../support/staff-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";
import { videoCalls, videos } from "../support/video-calls.ts";
import { webhookCalls } from "../support/webhook-calls.ts";

const testShop = await openTestShop({ THROTTLES: "off" });
const mailbox = await openTestMailbox(testShop);
const { gql, sql, anAdmin, aProduct, aShopper } = testShop;
const admin = await anAdmin();

const codeOf = async (query: string, variables: Record<string, unknown>) =>
  (await gql(query, variables, admin.token)).code;

describe("a text that another admin has changed", () => {
  it("is neither published nor taken down nor discarded", async () => {
    const content = contentCalls(testShop, admin);
    const page = await content.aPage("care");
    const published = await content.publish(page, aPageInput());
    const input = aPageInput({ body: "Wash cold." });
    const { id, version } = await content.done(SAVE_DRAFT, {
      id: page.id,
      version: published.version,
      input,
    });
    for (const query of [PUBLISH, WITHDRAW, DISCARD, REPUBLISH, CANCEL_SCHEDULED])
      expect(await codeOf(query, { id, version: version - 1, number: 1 })).toBe("CONTENT_CHANGED");
  });
});

describe("a promotion", () => {
  const promotions = promotionCalls(testShop);

  it("gets no code of another promotion", async () => {
    const [first, second] = [await promotions.aPromotion(admin), await promotions.aPromotion(admin)];
    expect(await codeOf(ADD_CODES, { id: second.id, codes: [first.code] })).toBe("CODE_TAKEN");
  });

  it("cannot be ended before it starts", async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { id, version } = await promotions.aPromotion(admin, { startsAt });
    expect(await codeOf(END_PROMOTION, { id, version })).toBe("PROMOTION_INVALID");
  });
});

describe("an invitation", () => {
  const calls = staffCalls(testShop);
  const invited = async (email: string) => {
    expect((await calls.invite(admin, email)).code).toBeUndefined();
    return mailbox.nextToken(email);
  };

  it("is not accepted without a name, or with a password that is too short", async () => {
    const token = await invited(freshEmail());
    expect((await calls.accept(token, "short")).code).toBe("PASSWORD_TOO_SHORT");
    const nameless = `mutation($token: String!) { acceptStaffInvitation(input: { token: $token, name: " ", password: "tulsi-7-malai" }) { email } }`;
    expect((await gql(nameless, { token })).code).toBe("NAME_NEEDED");
  });

  it("is not accepted by an account that has joined the staff since", async () => {
    const email = freshEmail();
    const token = await invited(email);
    const member = await anAdmin();
    await sql("update users set email = $1 where id = $2", [email, member.id]);
    expect((await calls.accept(token, member.password)).code).toBe("STAFF_MEMBER");
  });
});

describe("a full list", () => {
  it("takes no collection beyond the 100th", async () => {
    const add = () => codeOf(SAVE_COLLECTION, { id: randomUUID(), version: 0, input: collectionContent() });
    await add();
    await sql(
      `insert into collections (title, slug, kind, position)
       select 'Edit ' || n, 'edit-' || n, kind, n from collections, generate_series(1, 99) n`,
    );
    expect(await add()).toBe("COLLECTIONS_FULL");
  });

  it("takes no passkey beyond the 20th", async () => {
    const shopper = await aShopper();
    await sql(
      `insert into passkeys (user_id, credential_id, public_key, name)
       select $1, uuidv7()::text, '', 'Laptop' from generate_series(1, 20)`,
      [shopper.id],
    );
    const { code } = await gql(
      `mutation { startPasskey(${confirming(shopper)}) { options } }`,
      {},
      shopper.token,
    );
    expect(code).toBe("PASSKEYS_FULL");
  });
});

describe("a cell of the grid", () => {
  it("holds no stock below zero", async () => {
    const { id } = await aProduct();
    const edit = "mutation($edits: [GridEditInput!]!) { checkGridEdits(edits: $edits) { id } }";
    expect(await codeOf(edit, { edits: [{ id, version: 1, stock: -1 }] })).toBe("STOCK_INVALID");
  });
});

describe("stock that is counted by size and colour", () => {
  it("is not changed as a whole", async () => {
    const { id } = await aProduct({ sizes: ["S", "M"], colors: ["Rose"], stockOfEach: 2 });
    const change = `mutation($id: ID!) { updateStock(input: { productId: $id, change: { reason: RECEIVED, quantity: 1 } }) { id } }`;
    expect(await codeOf(change, { id })).toBe("STOCK_TRACKED");
    const { data } = await gql<{ adminProduct: { version: number } }>(
      "query($id: ID!) { adminProduct(id: $id) { version } }",
      { id },
      admin.token,
    );
    const count = `mutation($id: ID!, $version: Int!) {
      updateProduct(input: { id: $id, version: $version, changes: { countedStock: 3, stockSeen: 4 } }) { id } }`;
    expect(await codeOf(count, { id, version: data.adminProduct.version })).toBe("STOCK_TRACKED");
  });
});

/** A copy of a video in which bytes are replaced, from the first place of a text on. */
const withBytes = (text: string, offset: number, bytes: readonly number[]): Buffer => {
  const copy = Buffer.from(videos.mp4);
  copy.set(bytes, copy.indexOf(text, 0, "latin1") + offset);
  return copy;
};

describe("a video that the shop does not show", () => {
  it.each([
    ["VIDEO_TOO_LONG", withBytes("mdhd", 16, [0, 0, 0, 1])],
    ["VIDEO_TOO_WIDE", withBytes("avc1\0\0\0\0\0\0", 28, [0x1e, 0, 0x10, 0xe0])],
    ["VIDEO_UNSUPPORTED", withBytes("avcC", 5, [110])],
  ])("is refused with %s", async (code, content) => {
    const { id } = await aProduct();
    const [row] = await sql<{ version: number }>("select version from products where id = $1", [id]);
    const answer = await videoCalls(testShop).add(content, { id, version: row?.version ?? 0 }, admin);
    expect(answer.code).toBe(code);
  });
});

describe("an endpoint for webhooks", () => {
  const { add } = webhookCalls(testShop, admin);
  const events = ["ORDER_PLACED"];

  const change = (id: string, version: number, input: object) =>
    codeOf(
      `mutation($id: ID!, $version: Int!, $input: WebhookInput!) {
         updateWebhook(input: { endpointId: $id, version: $version, webhook: $input }) { endpoints { id } } }`,
      { id, version, input: { events, ...input } },
    );

  it("keeps what another owner has changed", async () => {
    const { endpointId } = await add("https://one.example.com", events);
    expect(await change(endpointId, 9, { url: "https://one.example.com" })).toBe("WEBHOOK_CHANGED");
  });

  it("takes only an address of its own and events", async () => {
    const { endpointId } = await add("https://three.example.com", events);
    await add("https://four.example.com", events);
    expect(await change(endpointId, 1, { url: "no address" })).toBe("WEBHOOK_URL_INVALID");
    expect(await change(endpointId, 1, { url: "https://four.example.com" })).toBe("WEBHOOK_URL_TAKEN");
    const noEvents = { url: "https://three.example.com", events: [] };
    expect(await change(endpointId, 1, noEvents)).toBe("WEBHOOK_EVENTS_NEEDED");
  });

  it("is one of a limited number", async () => {
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < maxEndpoints; index += 1)
      codes.push((await add(`https://hooks-${index}.example.com`, events)).code);
    expect(codes.at(-1)).toBe("TOO_MANY_WEBHOOKS");
  });
});

describe("an API key", () => {
  it("is one of a limited number", async () => {
    const { aKey, makeKey } = apiKeyCalls(testShop, admin);
    for (let index = 0; index < maxKeys; index += 1) await aKey([Permission.VIEW_ORDERS]);
    const more = await makeKey({ name: "One more", permissions: ["VIEW_ORDERS"] });
    expect(more.code).toBe("TOO_MANY_API_KEYS");
  });
});
