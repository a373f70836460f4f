import { anAddress } from "../factories.ts";
import { documentedOrder } from "../rest-shapes.ts";
import type { BadInput } from "./rows.ts";

const aPlan = (name: string) => ({
  cutOffHour: 14,
  workingDays: [1],
  holidays: [],
  zones: [{ name, minDays: 1, maxDays: 3, states: ["Karnataka"], pinPrefixes: ["56"] }],
  otherMinDays: 3,
  otherMaxDays: 8,
});

type Place = Pick<BadInput, "name" | "as" | "path" | "field"> & {
  /** What the sentence calls the text. */
  noun: string;
  body: (text: string) => unknown;
};

const unstorable = { "a NUL": "a\0b", "half a character": "a\ud800b", "the other half": "\udc00" };

/** Texts with a character that the database cannot store, in places that no other row of the table has. */
export const badTexts = (productId: string): BadInput[] => {
  const places: Place[] = [
    {
      name: "the PIN code of delivery dates",
      body: (pin) => ({
        query: "query($pin: String) { deliveryRange(input: { pin: $pin }) { from } }",
        variables: { pin },
      }),
      field: "pin",
      noun: "PIN code",
    },
    {
      name: "the state of delivery dates",
      body: (state) => ({
        query: "query($state: String) { deliveryRange(input: { state: $state }) { from } }",
        variables: { state },
      }),
      field: "state",
      noun: "state",
    },
    {
      name: "the PIN code of states without delivery",
      body: (pin) => ({
        query: "query($pin: String) { statesWithoutDelivery(pin: $pin) }",
        variables: { pin },
      }),
      field: "pin",
      noun: "PIN code",
    },
    {
      name: "the name of a zone",
      as: "admin",
      body: (name) => ({
        query:
          "mutation($plan: DeliveryPlanInput!) { updateDeliveryPlan(input: { version: 0, plan: $plan }) { id } }",
        variables: { plan: aPlan(name) },
      }),
      field: "zones",
      noun: "zones",
    },
    {
      name: "a title of the grid",
      as: "admin",
      body: (title) => ({
        query: "mutation($edits: [GridEditInput!]!) { checkGridEdits(edits: $edits) { id } }",
        variables: { edits: [{ id: productId, version: 1, title }] },
      }),
      field: "title",
      noun: "title",
    },
    {
      name: "the discount code of a quote",
      as: "shopper",
      body: (code) => ({
        query: `query($lines: [OrderLineInput!]!, $code: String) {
          checkoutQuote(input: { lines: $lines, discountCode: $code }) { total } }`,
        variables: { lines: [{ productId, quantity: 1 }], code },
      }),
      field: "discountCode",
      noun: "discount code",
    },
    {
      name: "the name of an address over REST",
      as: "shopper",
      path: "/api/orders/place",
      body: (fullName) => documentedOrder(productId, { shippingAddress: anAddress({ fullName }) }),
      field: "fullName",
      noun: "full name",
    },
  ];
  return places.flatMap(({ name, noun, body, ...place }) =>
    Object.entries(unstorable).map(([character, text]) => ({
      ...place,
      name: `${name} with ${character}`,
      body: body(text),
      code: "BAD_INPUT",
      message: `A character of the ${noun} cannot be stored.`,
    })),
  );
};
