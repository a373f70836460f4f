import type { Person } from "./factories.ts";
import type { OrderFields } from "./operations.ts";
import type { PaymentCalls, Proof } from "./payments.ts";
import { basic } from "./razorpay-stand-in.ts";
import type { TestShop } from "./test-shop.ts";

const REFUNDS = `query Refunds($id: ID!) { order(id: $id) {
  orderStatus paymentDetails { paymentStatus transactionId } refunds { amount reason refundedAt createdAt } } }`;

type Refunded = Pick<OrderFields, "orderStatus" | "paymentDetails"> & {
  refunds: { amount: number; reason: string; refundedAt: string | null; createdAt: string }[];
};

/** Paid orders and their refunds. */
export const refundsOf = (
  { gql, anAdmin, shop, url }: TestShop,
  { ledger, aStartedOrder, checkout, verify }: PaymentCalls,
) => {
  const refundStateOf = async (person: Person, id: string): Promise<Refunded> =>
    (await gql<{ order: Refunded }>(REFUNDS, { id }, person.token)).data.order;

  /** Amounts that Razorpay has refunded of a payment, in paise. */
  const refundedAmounts = async ({ razorpay_payment_id }: Proof): Promise<number[]> =>
    (await ledger()).refunds
      .filter(({ payment_id, status }) => payment_id === razorpay_payment_id && status === "processed")
      .map(({ amount }) => amount);

  /** The id of the newest refund of a payment; empty if there is none. */
  const newestRefund = async ({ razorpay_payment_id }: Proof): Promise<string> =>
    (await ledger()).refunds.findLast(({ payment_id }) => payment_id === razorpay_payment_id)?.id ?? "";

  /** The operator refunds a payment at Razorpay's dashboard, by default in full. */
  const refundAtDashboard = ({ razorpay_payment_id }: Proof, amount?: number) => {
    const { keyId, keySecret } = shop.settings.razorpay;
    return fetch(`${url}/dev/razorpay/v1/payments/${razorpay_payment_id}/refund`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: basic(keyId, keySecret) },
      body: JSON.stringify({ amount }),
    });
  };

  /** An order of 700 rupees, one of 10 pieces, that is paid online. */
  const aPaidOrder = async () => {
    const [started, admin] = [await aStartedOrder(), await anAdmin()];
    const proof = await checkout(started.session);
    await verify(started.shopper, started.order.id, proof);
    return { ...started, admin, proof };
  };

  return { refundStateOf, refundedAmounts, newestRefund, refundAtDashboard, aPaidOrder };
};
