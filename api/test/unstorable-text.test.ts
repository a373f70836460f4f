import { describe, expect, it } from "vitest";
import { anAddress } from "./support/factories.ts";
import { documentedOrder } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, aShopper, anAdmin, aProduct } = testShop;
const [shopper, admin, dress] = await Promise.all([aShopper(), anAdmin(), aProduct({ stock: 5 })]);

const aPlan = (name: string) => ({
  cutOffHour: 14,
  workingDays: [1],
  holidays: [],
  zones: [{ name, minDays: 1, maxDays: 3, states: ["Karnataka"], pinPrefixes: ["56"] }],
  otherMinDays: 3,
  otherMaxDays: 8,
});

type Case = {
  name: string;
  query: string;
  variables: (text: string) => Record<string, unknown>;
  token?: string;
  field: string;
};

const cases: Case[] = [
  {
    name: "the PIN code of delivery dates",
    query: "query($pin: String) { deliveryRange(input: { pin: $pin }) { from } }",
    variables: (pin) => ({ pin }),
    field: "pin",
  },
  {
    name: "the state of delivery dates",
    query: "query($state: String) { deliveryRange(input: { state: $state }) { from } }",
    variables: (state) => ({ state }),
    field: "state",
  },
  {
    name: "the PIN code of states without delivery",
    query: "query($pin: String) { statesWithoutDelivery(pin: $pin) }",
    variables: (pin) => ({ pin }),
    field: "pin",
  },
  {
    name: "the name of a zone",
    query:
      "mutation($plan: DeliveryPlanInput!) { updateDeliveryPlan(input: { version: 0, plan: $plan }) { id } }",
    variables: (name) => ({ plan: aPlan(name) }),
    token: admin.token,
    field: "zones",
  },
  {
    name: "a title of the grid",
    query: "mutation($edits: [GridEditInput!]!) { checkGridEdits(edits: $edits) { id } }",
    variables: (title) => ({ edits: [{ id: dress.id, version: 1, title }] }),
    token: admin.token,
    field: "title",
  },
  {
    name: "the discount code of a quote",
    query: `query($lines: [OrderLineInput!]!, $code: String) {
      checkoutQuote(input: { lines: $lines, discountCode: $code }) { total } }`,
    variables: (code) => ({ lines: [{ productId: dress.id, quantity: 1 }], code }),
    token: shopper.token,
    field: "discountCode",
  },
];

const spoiledTexts = ["a\0b", "a\ud800b", "\udc00"];

describe("text that the database cannot store", () => {
  it.each(cases)("is refused in $name, without a line in the log", async (row) => {
    const logged = testShop.complaints();
    for (const text of spoiledTexts) {
      const { status, errors } = await gql(row.query, row.variables(text), row.token);
      expect(status).toBe(400);
      expect(errors[0]?.message).toMatch(/^A character of the [\w ]+ cannot be stored\.$/);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_INPUT", field: row.field });
    }
    expect(testShop.complaints()).toEqual(logged);
  });

  it("is refused in a REST body, without a line in the log", async () => {
    const logged = testShop.complaints();
    for (const fullName of spoiledTexts) {
      const body = documentedOrder(dress.id, { shippingAddress: anAddress({ fullName }) });
      expect(await rest("POST", "/api/orders/place", body, shopper.token)).toMatchObject({
        status: 400,
        body: {
          code: "BAD_INPUT",
          field: "fullName",
          error: "A character of the full name cannot be stored.",
        },
      });
    }
    expect(testShop.complaints()).toEqual(logged);
  });
});
