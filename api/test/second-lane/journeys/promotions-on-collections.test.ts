import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { collectionCalls, collectionContent, DELETE_COLLECTION } from "../../support/collection-calls.ts";
import type { Person } from "../../support/factories.ts";
import {
  END_PROMOTION,
  PREVIEW,
  promotedOrders,
  promotionCalls,
  promotionTerms,
  SAVE_PROMOTION,
  type PromotionFields,
} from "../../support/promotion-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, aShopper, aProduct } = testShop;
const { aPromotion } = promotionCalls(testShop);
const { quote, buy } = promotedOrders(testShop);
const { aCollection, save } = collectionCalls(testShop);

let admin: Person;
beforeAll(async () => {
  admin = await anAdmin();
});

const lineOf = ({ id }: { id: string }) => ({ productId: id, quantity: 1 });

describe("a promotion on a collection", () => {
  it("takes its percentage off the picked pieces only, also of a hidden collection, in quote and order", async () => {
    const shopper = await aShopper();
    const [picked, other] = [await aProduct({ price: 2000 }), await aProduct({ price: 1000 })];
    const collection = await aCollection(admin, { productIds: [picked.id] });
    await gql(
      "mutation($id: ID!) { setCollectionHidden(input: { id: $id, version: 1, isHidden: true }) { id } }",
      { id: collection.id },
      admin.token,
    );
    const { code } = await aPromotion(admin, { percent: 10, collectionIds: [collection.id] });
    const lines = [lineOf(picked), lineOf(other)];
    expect((await quote(shopper, lines, code)).data.checkoutQuote).toMatchObject({
      discount: 200,
      total: 2800,
    });
    const { data } = await buy(shopper, lines, code);
    expect(data.placeOrder.order).toMatchObject({ discount: 200, finalAmount: 2800 });
    expect((await quote(shopper, [lineOf(other)], code)).code).toBe("CODE_NOT_FOR_PIECES");
  });

  it("covers what the rule of the collection selects now", async () => {
    const shopper = await aShopper();
    const [cheap, dear] = [await aProduct({ price: 737 }), await aProduct({ price: 4000 })];
    const collection = await aCollection(admin, { kind: "RULE", rule: { maxPrice: 737, minPrice: 737 } });
    const { code } = await aPromotion(admin, { percent: 50, collectionIds: [collection.id] });
    const discount = async () =>
      (await quote(shopper, [lineOf(cheap), lineOf(dear)], code)).data.checkoutQuote.discount;
    expect(await discount()).toBe(368.5);
    const input = collectionContent({
      slug: collection.slug,
      kind: "RULE",
      rule: { maxPrice: 4000, minPrice: 737 },
    });
    expect((await save(admin, collection.id, collection.version, input)).code).toBeUndefined();
    expect(await discount()).toBe(2368.5);
  });

  it("is previewed with the pieces of the collection", async () => {
    const shopper = await aShopper();
    const dress = await aProduct({ price: 1500 });
    const full = await aCollection(admin, { productIds: [dress.id] });
    const empty = await aCollection(admin);
    await buy(shopper, [lineOf(dress)], null);
    const preview = async (collectionIds: string[]) => {
      const input = promotionTerms({ percent: 20, collectionIds });
      const { data } = await gql<{ promotionPreview: object }>(PREVIEW, { input }, admin.token);
      return data.promotionPreview;
    };
    expect(await preview([full.id])).toMatchObject({ orders: 1, discount: 300, products: 1 });
    expect(await preview([empty.id])).toMatchObject({ orders: 0, discount: 0, products: 0 });
  });

  it("covers nothing while the collection is empty", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const empty = await aCollection(admin);
    const { code } = await aPromotion(admin, { collectionIds: [empty.id] });
    expect((await quote(shopper, [lineOf(dress)], code)).code).toBe("CODE_NOT_FOR_PIECES");
  });

  it("does not come to cover everything when it is saved after its pieces have left the shop", async () => {
    const dress = await aProduct();
    const collection = await aCollection(admin);
    const limits = [
      { productIds: [dress.id] },
      { collectionIds: [collection.id], endsAt: new Date().toISOString() },
    ];
    const promotions = await Promise.all(limits.map((limit) => aPromotion(admin, limit)));
    const rename = ({ id, version, code }: PromotionFields, terms: object) =>
      gql(
        SAVE_PROMOTION,
        { id, version, input: promotionTerms({ title: "New", code, ...terms }) },
        admin.token,
      );
    await gql(DELETE_COLLECTION, { id: collection.id, version: collection.version }, admin.token);
    await sql("update products set archived_at = now() where id = $1", [dress.id]);
    for (const promotion of promotions) {
      expect(await rename(promotion, {})).toMatchObject({
        code: "PROMOTION_INVALID",
        message:
          "What this promotion covered is no longer in the shop. Choose what it covers now, or add a new promotion for everything.",
      });
      expect((await rename(promotion, { categories: ["PARTY"] })).code).toBeUndefined();
    }
  });

  it("keeps its collection from being deleted until it has ended", async () => {
    const collection = await aCollection(admin);
    const { id, version, title } = await aPromotion(admin, { collectionIds: [collection.id] });
    const remove = () =>
      gql(DELETE_COLLECTION, { id: collection.id, version: collection.version }, admin.token);
    const refused = await remove();
    expect([refused.code, refused.errors[0]?.message]).toEqual([
      "COLLECTION_IN_USE",
      `The promotion “${title}” uses this collection. Please end it first.`,
    ]);
    expect((await gql(END_PROMOTION, { id, version }, admin.token)).code).toBeUndefined();
    expect((await remove()).code).toBeUndefined();
  });

  it("is refused with an unknown collection", async () => {
    for (const [collectionIds, refusal] of [
      [[randomUUID()], "COLLECTION_NOT_FOUND"],
      [["diwali"], "BAD_ID"],
      [Array.from({ length: 21 }, () => randomUUID()), "at most 20 collections"],
    ] as const)
      await expect(aPromotion(admin, { collectionIds })).rejects.toThrow(refusal);
  });
});
