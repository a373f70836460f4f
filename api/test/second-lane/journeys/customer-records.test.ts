import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { customerCalls } from "../../support/customer-calls.ts";
import { anAddress } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, aShopper, aProduct, aDraft, anOrder } = testShop;
const admin = await testShop.anAdmin("Ravi");
const { customer, setTags, setCashBlock, addNote, notes } = customerCalls(testShop, admin.token);
const account = accountCalls(testShop);

describe("tags of a customer", () => {
  it("are words in lower case, each once", async () => {
    const shopper = await aShopper();
    const { data } = await setTags(shopper.id, [" VIP ", "vip", "", "Wedding  orders"]);
    expect(data.setCustomerTags).toMatchObject({ tags: ["vip", "wedding orders"], version: 2 });
    const { data: inUse } = await gql<{ customerTags: string[] }>("{ customerTags }", {}, admin.token);
    expect(inUse.customerTags).toEqual(["vip", "wedding orders"]);
    expect((await setTags(shopper.id, [])).data.setCustomerTags.tags).toEqual([]);
  });

  it("filter the list of customers", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 9 })]);
    const email = `${randomUUID()}@example.com`;
    const changes = { shippingAddress: anAddress({ email }) };
    const input = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }], changes);
    await gql(PLACE_ORDER, { input }, shopper.token);
    await anOrder();
    await setTags(shopper.id, ["bride"]);
    const tagged = (tag: string) =>
      gql<{ customers: { totalCount: number; nodes: object[] } }>(
        "query($tag: String) { customers(filter: { tag: $tag }) { totalCount nodes { email } } }",
        { tag },
        admin.token,
      );
    expect((await tagged("Bride")).data.customers).toEqual({ totalCount: 1, nodes: [{ email }] });
    expect((await tagged("unknown")).data.customers).toEqual({ totalCount: 0, nodes: [] });
    for (const empty of ["", "  "]) expect(await tagged(empty)).toMatchObject({ code: "BAD_INPUT" });
  });

  it("are few and short", async () => {
    const shopper = await aShopper();
    const eleven = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
    expect(await setTags(shopper.id, eleven)).toMatchObject({ code: "BAD_INPUT" });
    expect(await setTags(shopper.id, ["x".repeat(31)])).toMatchObject({ code: "BAD_INPUT" });
  });

  it("are not changed over another editor's", async () => {
    const shopper = await aShopper();
    const { version } = await customer(shopper.id);
    await setTags(shopper.id, ["vip"], version);
    expect(await setTags(shopper.id, ["late payer"], version)).toMatchObject({ code: "CUSTOMER_CHANGED" });
    expect((await customer(shopper.id)).tags).toEqual(["vip"]);
  });
});

describe("what the staff records about a customer", () => {
  const aRecord = async () => {
    const shopper = await aShopper();
    await anOrder({ shopper });
    await setTags(shopper.id, ["vip"]);
    await setCashBlock(shopper.id, "UNACCEPTED");
    await addNote(shopper.id, "Prefers calls after six.");
    return shopper;
  };

  it("is in the customer's export of data, without the names of the staff", async () => {
    const text = (await account.exportMyData((await aRecord()).token)).data.exportMyData.json;
    expect(JSON.parse(text)).toMatchObject({
      customerRecord: { tags: ["vip"], cashOnDeliveryBlocked: "unaccepted" },
      customerNotes: [{ text: "Prefers calls after six." }],
    });
    expect(text).not.toContain("Ravi");
  });

  it("is erased with the account", async () => {
    const shopper = await aRecord();
    await account.deleteAccount(shopper.token, shopper.password);
    expect(await customer(shopper.id)).toMatchObject({
      tags: [],
      cashBlockReason: null,
      cashBlockedAt: null,
    });
    expect((await notes(shopper.id)).nodes).toEqual([]);
  });
});
