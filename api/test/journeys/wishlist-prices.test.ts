import { expect, it } from "vitest";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, aProduct, aShopper } = await openTestShop();

const SAVE = `mutation Save($id: ID!, $isSaved: Boolean!) {
  toggleWishlist(input: { productId: $id, wanted: $isSaved }) { inWishlist } }`;

type Edges = { wishlist: { edges: { priceWhenAdded: number | null }[] } };

it("has the price at which each product was saved, also after a change of the price", async () => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 1299.5 })]);
  const save = (isSaved: boolean) => gql(SAVE, { id: dress.id, isSaved }, shopper.token);
  const priceWhenAdded = async () =>
    (await gql<Edges>("{ wishlist { edges { priceWhenAdded } } }", {}, shopper.token)).data.wishlist.edges[0]
      ?.priceWhenAdded;
  await save(true);
  await sql("update products set price = 99900 where id = $1", [dress.id]);
  await save(true);
  expect(await priceWhenAdded()).toBe(1299.5);
  await save(false);
  await save(true);
  expect(await priceWhenAdded()).toBe(999);
  await sql("update wishlist_entries set price_when_added = null where user_id = $1", [shopper.id]);
  expect(await priceWhenAdded()).toBeNull();
});
