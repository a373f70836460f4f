import { accountCalls, freshEmail } from "./account-calls.ts";
import { CHANGE_ADDRESS } from "./admin-order-operations.ts";
import { anAddress, type Person } from "./factories.ts";
import { reviewCalls } from "./review-calls.ts";
import type { TestShop } from "./test-shop.ts";

type Counted = {
  /** The beginning of the counter's key. */
  name: string;
  by: "account" | "network";
  points: number;
  request: (person: Person) => Promise<{ status: number; code?: string | undefined }>;
};

/** Requests that are counted by account or by network, with their limits. */
export const countedRequests = (testShop: TestShop): Counted[] => {
  const calls = accountCalls(testShop);
  const { gql, aShopper, aProduct, anOrder } = testShop;
  return [
    {
      name: "orderAddressByAccount",
      by: "account",
      points: 10,
      request: async ({ token }) => {
        const order = await anOrder({ shopper: await aShopper() });
        const address = anAddress();
        return gql(CHANGE_ADDRESS, { orderId: order.id, address, seen: address }, token);
      },
    },
    {
      name: "profileByAccount",
      by: "account",
      points: 100,
      request: ({ token, email }) => calls.updateProfile(token, { name: "A", email }),
    },
    {
      name: "reviewByAccount",
      by: "account",
      points: 60,
      request: async (person) => reviewCalls(testShop).write(person, { productId: (await aProduct()).id }),
    },
    { name: "exportByAccount", by: "account", points: 10, request: ({ token }) => calls.exportMyData(token) },
    { name: "logInByAddress", by: "network", points: 300, request: () => calls.logIn(freshEmail(), "x") },
    {
      name: "secretByAddress",
      by: "network",
      points: 200,
      request: () => calls.forgotPassword(freshEmail()),
    },
    { name: "proveByAddress", by: "network", points: 100, request: () => calls.verifyEmail("A".repeat(43)) },
    {
      name: "checkEmailByAddress",
      by: "network",
      points: 60,
      request: () => gql('{ emailExists(email: "a@example.com") }'),
    },
  ];
};
