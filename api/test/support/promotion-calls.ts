import { randomUUID } from "node:crypto";
import type { LineInput, Person } from "./factories.ts";
import { PLACE_ORDER, type OrderFields } from "./operations.ts";
import type { TestShop } from "./test-shop.ts";

const fields = `id version title method kind percent amount buyQuantity freeQuantity categories kinds products { id }
  minSubtotal minPieces isFirstOrder maxUses maxUsesPerShopper isCombinable startsAt endsAt pausedAt uses code codeCount
  usedCodeCount state figures { orders discount revenue }`;

export const SAVE_PROMOTION = `mutation($id: ID!, $version: Int!, $input: PromotionInput!) {
  savePromotion(input: { id: $id, version: $version, promotion: $input }) { ${fields} } }`;

export const PROMOTION = `query($id: ID!) { promotion(id: $id) { ${fields} } }`;

export const PAUSE_PROMOTION = `mutation($id: ID!, $version: Int!, $isPaused: Boolean!) {
  setPromotionPaused(input: { id: $id, version: $version, isPaused: $isPaused }) { id version state } }`;

export const END_PROMOTION = `mutation($id: ID!, $version: Int!) { endPromotion(input: { id: $id, version: $version }) { id version state } }`;

export const DELETE_PROMOTION = `mutation($id: ID!, $version: Int!) { deletePromotion(input: { id: $id, version: $version }) { deletedPromotionId } }`;

export const ADD_CODES = `mutation($id: ID!, $codes: [String!], $count: Int, $beginning: String, $key: String) {
  addPromotionCodes(input: { id: $id, codes: $codes, count: $count, beginning: $beginning, idempotencyKey: $key }) { id codeCount } }`;

export const PREVIEW = `query($input: PromotionInput!) {
  promotionPreview(input: $input) { orders discount ordersSeen products } }`;

export type PromotionFields = {
  id: string;
  version: number;
  title: string;
  code: string | null;
  codeCount: number;
  usedCodeCount: number;
  uses: number;
  state: string;
  figures: { orders: number; discount: number; revenue: number };
};

/** Terms of a promotion that is valid since yesterday. A code is made up unless the terms are automatic. */
export const promotionTerms = (terms: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: "Diwali week",
  method: "CODE",
  kind: "PERCENT",
  percent: 10,
  startsAt: new Date(Date.now() - 86_400_000).toISOString(),
  ...(terms["method"] === "AUTOMATIC" ? {} : { code: `T-${randomUUID().slice(0, 8)}` }),
  ...terms,
});

export const promotionCalls = ({ gql }: TestShop) => ({
  /** Adds a promotion; the test names only the terms that matter to it. */
  aPromotion: async (admin: Person, terms: Record<string, unknown> = {}): Promise<PromotionFields> => {
    const variables = { id: randomUUID(), version: 0, input: promotionTerms(terms) };
    const { data, errors } = await gql<{ savePromotion: PromotionFields }>(
      SAVE_PROMOTION,
      variables,
      admin.token,
    );
    if (!data?.savePromotion) throw new Error(JSON.stringify(errors));
    return data.savePromotion;
  },
  promotion: async (admin: Person, id: string): Promise<PromotionFields> =>
    (await gql<{ promotion: PromotionFields }>(PROMOTION, { id }, admin.token)).data.promotion,
});

type Quote = {
  checkoutQuote: {
    discount: number;
    shippingCost: number;
    total: number;
    promotions: { title: string; code: string | null; discount: number; shipping: number }[];
  };
};

/** What a shopper does with promotions. */
export const promotedOrders = ({ gql, aShopper, aProduct, aDraft }: TestShop) => {
  const quote = (shopper: Person, lines: LineInput[], discountCode: string | null = null) =>
    gql<Quote>(
      `query($lines: [OrderLineInput!]!, $discountCode: String) {
        checkoutQuote(input: { lines: $lines, discountCode: $discountCode }) {
          discount shippingCost total promotions { title code discount shipping } } }`,
      { lines, discountCode },
      shopper.token,
    );
  const place = (shopper: Person, input: Record<string, unknown>) =>
    gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  return {
    quote,
    place,
    /** A shopper, and lines of a dress that only this test has. */
    aCart: async (price = 1000, quantity = 1) => {
      const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price, stock: 100 })]);
      return { shopper, dress, lines: [{ productId: dress.id, quantity }] };
    },
    /** An order with a code, at the total that is quoted for it. */
    buy: async (shopper: Person, lines: LineInput[], discountCode: string | null) => {
      const draft = await aDraft(shopper, lines);
      const quoted = await quote(shopper, lines, discountCode);
      const expectedTotal = quoted.code ? 1 : quoted.data.checkoutQuote.total;
      return place(shopper, { ...draft, discountCode, expectedTotal });
    },
  };
};
