import type { AccessFixtures } from "./access-cases.ts";
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
  const { data } = await testShop.gql<{ addToCart: { lines: { id: string }[] } }>(
    "mutation($id: ID!) { addToCart(input: { productId: $id }) { lines { id } } }",
    { id: productId },
    shopper.token,
  );
  const [session] = await testShop.sql<{ id: string }>("select id from sessions where user_id = $1", [
    shopper.id,
  ]);
  const lineId = data.addToCart.lines[0]?.id ?? "";
  const reviewId = await testShop.aReview({ shopper: other, productId });
  const messageId = await testShop.aContactMessage();
  await testShop.gql(
    'mutation($id: ID!) { changeProduct(id: $id, version: 1, changes: { description: "In linen." }) { id } }',
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
    reviewPhoto: async () => {
      const [photo] = await testShop.sql<{ id: string }>(
        `insert into review_photos (review_id, content_key, width, height)
         values ($1, uuidv7()::text, 600, 800) returning id`,
        [reviewId],
      );
      return photo?.id ?? "";
    },
    messageId,
    auditId: entry?.id ?? "",
    ...returnFixtures(testShop, { orderId: id, userId: shopper.id }),
  };
};
