import type { AccessFixtures } from "./access-cases.ts";
import { anAddress } from "./factories.ts";
import { collectionCalls } from "./collection-calls.ts";
import { promotionCalls } from "./promotion-calls.ts";
import { returnFixtures } from "./return-fixtures.ts";
import type { TestShop } from "./test-shop.ts";

/** People, a product, orders and entries of their own for one access case. */
export const accessFixtures = async (testShop: TestShop): Promise<AccessFixtures> => {
  const [shopper, other, admin, product] = await Promise.all([
    testShop.aShopper(),
    testShop.aShopper(),
    testShop.anAdmin(),
    testShop.aProduct({ price: 1200 }),
  ]);
  const productId = product.id;
  const lines = [{ productId, quantity: 1 }];
  const { id, orderNumber } = await testShop.anOrder({ shopper, lines });
  const pending = await testShop.anOrder({ shopper, lines, paymentMethod: "ONLINE" });
  const { data } = await testShop.gql<{ addToCart: { cart: { lines: { id: string }[] } } }>(
    "mutation($id: ID!) { addToCart(input: { productId: $id }) { cart { lines { id } } } }",
    { id: productId },
    shopper.token,
  );
  const [session] = await testShop.sql<{ id: string }>("select id from sessions where user_id = $1", [
    shopper.id,
  ]);
  const lineId = data.addToCart.cart.lines[0]?.id ?? "";
  const reviewId = await testShop.aReview({ shopper: other, productId });
  const saved = await testShop.gql<{ addAddress: { address: { id: string } } }>(
    "mutation($input: AddressInput!) { addAddress(input: $input) { address { id } } }",
    { input: anAddress() },
    shopper.token,
  );
  const messageId = await testShop.aContactMessage();
  await testShop.gql(
    'mutation($id: ID!) { updateProduct(input: { id: $id, version: 1, changes: { description: "In linen." } }) { id } }',
    { id: productId },
    admin.token,
  );
  const [entry] = await testShop.sql<{ id: string }>("select id from audit_entries where subject_id = $1", [
    productId,
  ]);
  return {
    shopper,
    other,
    admin,
    productId,
    orderId: id,
    orderNumber,
    pendingOrderId: pending.id,
    lineId,
    sessionId: session?.id ?? "",
    reviewId,
    addressId: saved.data.addAddress.address.id,
    collection: async () => (await collectionCalls(testShop).aCollection(admin)).id,
    promotion: async () => (await promotionCalls(testShop).aPromotion(admin)).id,
    reviewPhoto: async () => {
      const [photo] = await testShop.sql<{ id: string }>(
        `insert into review_photos (review_id, content_key, width, height)
         values ($1, uuidv7()::text, 600, 800) returning id`,
        [reviewId],
      );
      return photo?.id ?? "";
    },
    passkey: async () => {
      const [row] = await testShop.sql<{ id: string }>(
        `insert into passkeys (user_id, credential_id, public_key, name)
         values ($1, uuidv7()::text, '', 'Laptop') returning id`,
        [shopper.id],
      );
      return row?.id ?? "";
    },
    customerNote: async () => {
      const [row] = await testShop.sql<{ id: string }>(
        `insert into customer_notes (user_id, author_id, author_name, text)
         values ($1, $2, 'Ravi', 'Prefers calls') returning id`,
        [shopper.id, admin.id],
      );
      return row?.id ?? "";
    },
    messageId,
    auditId: entry?.id ?? "",
    ...returnFixtures(testShop, { orderId: id, userId: shopper.id }),
  };
};
