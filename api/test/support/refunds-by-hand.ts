import { randomUUID } from "node:crypto";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

const fields = `id orderStatus creditedAmount cashDue packedAt paymentDetails { paymentStatus } refunds { amount reason }
  payouts { amount } credits { isCancellation amount shipping note pieces { title size quantity } }`;

const OPTIONS = `query($id: ID!) { refundOptions(orderId: $id) { shipping mostReduction cancelProblem refundProblem
  unshipped { lineId size color quantity title } shipped { lineId size color quantity title } } }`;

export type Pieces = { lineId: string; quantity: number; size?: string | null; color?: string | null };

export type ChangedOrder = {
  orderStatus: string;
  creditedAmount: number;
  cashDue: number | null;
  packedAt: string | null;
  paymentDetails: { paymentStatus: string };
  refunds: { amount: number; reason: string }[];
  payouts: { amount: number }[];
  credits: {
    isCancellation: boolean;
    amount: number;
    shipping: number;
    note: string | null;
    pieces: unknown[];
  }[];
};

type Options = {
  shipping: number;
  mostReduction: number;
  cancelProblem: string | null;
  refundProblem: string | null;
  unshipped: (Pieces & { title: string })[];
  shipped: (Pieces & { title: string })[];
};

/** Pieces that an admin removes from an order, and refunds by hand. The order is as the admin sees it, unless `seen` says so. */
export const refundsByHand = ({ gql }: TestShop, admin: Person) => {
  const stateOf = async (orderId: string): Promise<ChangedOrder> =>
    (
      await gql<{ order: ChangedOrder }>(
        `query($id: ID!) { order(id: $id) { ${fields} } }`,
        { id: orderId },
        admin.token,
      )
    ).data.order;

  const inputOf = async (orderId: string, input: Record<string, unknown>) => {
    const { orderStatus, creditedAmount } = await stateOf(orderId);
    return { orderId, idempotencyKey: randomUUID(), seen: { orderStatus, creditedAmount }, ...input };
  };

  return {
    stateOf,
    optionsOf: async (orderId: string): Promise<Options> =>
      (await gql<{ refundOptions: Options }>(OPTIONS, { id: orderId }, admin.token)).data.refundOptions,
    quote: (orderId: string, variables: Record<string, unknown>) =>
      gql<{ refundQuote: { amount: number; shipping: number } }>(
        `query($id: ID!, $lines: [OrderPiecesInput!]!, $hasShipping: Boolean!, $reduction: Rupees) {
          refundQuote(input: { orderId: $id, lines: $lines, hasShipping: $hasShipping, reduction: $reduction }) { amount shipping } }`,
        { id: orderId, lines: [], hasShipping: false, ...variables },
        admin.token,
      ),
    cancelPieces: async (orderId: string, lines: Pieces[], input: Record<string, unknown> = {}) =>
      gql<{ cancelPieces: ChangedOrder }>(
        `mutation($input: CancelPiecesInput!) { cancelPieces(input: $input) { ${fields} } }`,
        { input: await inputOf(orderId, { lines, ...input }) },
        admin.token,
      ),
    refundOrder: async (orderId: string, input: Record<string, unknown>) =>
      gql<{ refundOrder: ChangedOrder }>(
        `mutation($input: RefundOrderInput!) { refundOrder(input: $input) { ${fields} } }`,
        { input: await inputOf(orderId, input) },
        admin.token,
      ),
  };
};
