import type { LineInput, Person } from "./factories.ts";
import type { OrderFields } from "./operations.ts";
import type { TestShop } from "./test-shop.ts";

type Amounts = Pick<
  OrderFields,
  "orderNumber" | "orderStatus" | "totalAmount" | "shippingCost" | "discount" | "tax" | "finalAmount"
> & { lines: Pick<OrderFields["lines"][number], "price" | "quantity">[] };

type Page = { nodes: Amounts[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

const FIELDS = `nodes { orderNumber orderStatus totalAmount shippingCost discount tax finalAmount lines { price quantity } }
  pageInfo { hasNextPage endCursor }`;

/** The amounts of an order. */
const amountsOf = (order: Amounts): Amounts => {
  const { orderNumber, orderStatus, totalAmount, shippingCost, discount, tax, finalAmount, lines } = order;
  return {
    orderNumber,
    orderStatus: orderStatus.toLowerCase(),
    totalAmount,
    shippingCost,
    discount,
    tax,
    finalAmount,
    lines: lines.map(({ price, quantity }) => ({ price, quantity })),
  };
};

const readGraphql = async (
  { gql }: TestShop,
  list: "orders" | "myOrders",
  { token }: Person,
): Promise<Amounts[]> => {
  const orders: Amounts[] = [];
  const readAfter = async (after: string | null): Promise<void> => {
    const { data } = await gql<Record<string, Page>>(
      `query($after: String) { ${list}(first: 50, after: $after) { ${FIELDS} } }`,
      { after },
      token,
    );
    const page = data[list];
    orders.push(...(page?.nodes ?? []).map(amountsOf));
    if (page?.pageInfo.hasNextPage) await readAfter(page.pageInfo.endCursor);
  };
  await readAfter(null);
  return orders;
};

const readRest = async ({ rest }: TestShop, path: string, { token }: Person): Promise<Amounts[]> => {
  const { body } = await rest<(Omit<Amounts, "lines"> & { items: Amounts["lines"] })[]>(
    "GET",
    `/api${path}?limit=1000`,
    undefined,
    token,
  );
  return body.map(({ items, ...order }) => amountsOf({ ...order, lines: items }));
};

/** The orders of an admin or a shopper with their amounts, newest first, by both ways. */
export const ordersByBothWays = async (testShop: TestShop, viewer: Person, isAdmin: boolean) => ({
  rest: await readRest(testShop, isAdmin ? "/admin/orders" : "/orders/my-orders", viewer),
  graphql: await readGraphql(testShop, isAdmin ? "orders" : "myOrders", viewer),
});

const paise = (rupees: number): number => Math.round(rupees * 100);

/** Whether lines, shipping and discount of an order are its total, to the paisa. */
export const addsUp = ({ totalAmount, shippingCost, discount, finalAmount, lines }: Amounts): boolean => {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + paise(price) * quantity, 0);
  return (
    subtotal === paise(totalAmount) &&
    subtotal + paise(shippingCost) - paise(discount) === paise(finalAmount) &&
    [totalAmount, shippingCost, discount, finalAmount].every((amount) => amount === paise(amount) / 100)
  );
};

type Draft = {
  lines: readonly LineInput[];
  shippingAddress: object;
  discountCode?: unknown;
  expectedTotal: number;
};

/** Places a drawn order by REST, in cash. */
export const placeByRest = async (
  { rest }: TestShop,
  { token }: Person,
  { lines, shippingAddress, discountCode, expectedTotal }: Draft,
): Promise<void> => {
  const answer = await rest(
    "POST",
    "/api/orders/place",
    {
      shippingAddress,
      items: lines,
      paymentDetails: { method: "cod" },
      finalAmount: expectedTotal,
      ...(discountCode ? { discountCode } : {}),
    },
    token,
  );
  if (answer.status !== 201) throw new Error(answer.text);
};
