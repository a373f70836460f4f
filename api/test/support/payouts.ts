import { creditsOf } from "./credits.ts";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type Payout = {
  id: string;
  amount: number;
  state: string;
  destinationHint: string | null;
  reference: string | null;
  phoneToCall?: string | null;
  destination?: { upiId: string | null; accountNumber: string | null; ifsc: string | null } | null;
};

const fields = "id amount state destinationHint reference";

/** Calls of the shopper and of an admin about payouts. */
export const payoutCalls = (testShop: TestShop, admin: Person) => {
  const { gql, sql, changeStatus } = testShop;
  const { credit, piecesOf, markCollected, aCashOrder } = creditsOf(testShop);

  const payoutsOf = async (person: Person, id: string): Promise<Payout[]> =>
    (
      await gql<{ order: { payouts: Payout[] } }>(
        `query($id: ID!) { order(id: $id) { payouts { ${fields} } } }`,
        { id },
        person.token,
      )
    ).data.order.payouts;

  /** 300 rupees of a cash order of 600 that was collected, and of which one piece came back. It waits for the shopper's details. */
  const aPayout = async () => {
    const placed = await aCashOrder();
    const { order, shopper } = placed;
    await changeStatus(admin, order.id, "DELIVERED");
    await markCollected(admin, order.id);
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    const [payout] = await payoutsOf(shopper, order.id);
    if (!payout) throw new Error("There is no payout.");
    return { ...placed, payout };
  };

  const give = (person: Person, input: object) =>
    gql<{ givePayoutDetails: Payout }>(
      `mutation($input: PayoutDetailsInput!) { givePayoutDetails(input: $input) { ${fields} } }`,
      { input },
      person.token,
    );

  const record = (payoutId: string, reference: string, person = admin) =>
    gql<{ recordPayout: Payout }>(
      `mutation($payoutId: ID!, $reference: String!) {
      recordPayout(input: { payoutId: $payoutId, reference: $reference }) { ${fields} destination { upiId } } }`,
      { payoutId, reference },
      person.token,
    );

  const undo = (
    payoutId: string,
    { seenPaidAt, person = admin }: { seenPaidAt?: unknown; person?: Person } = {},
  ) =>
    gql<{ undoPayout: Payout }>(
      `mutation($payoutId: ID!, $seenPaidAt: DateTime) {
      undoPayout(input: { payoutId: $payoutId, seenPaidAt: $seenPaidAt }) { ${fields} destination { upiId } } }`,
      { payoutId, seenPaidAt },
      person.token,
    );

  /** The payouts whose record can be undone. */
  const recent = async (): Promise<(Payout & { paidAt: string })[]> =>
    (
      await gql<{ recentPayouts: (Payout & { paidAt: string })[] }>(
        `{ recentPayouts { ${fields} paidAt destination { upiId } } }`,
        {},
        admin.token,
      )
    ).data.recentPayouts;

  /** Ends the time in which the record of a payout can be undone. The next sweep makes it final. */
  const passUndoTime = (payoutId: string) =>
    sql("update payouts set undo_until = now() where id = $1 and undo_until is not null", [payoutId]);

  const listed = async (variables: Record<string, unknown> = {}) =>
    (
      await gql<{ payouts: { totalCount: number; pageInfo: { endCursor: string | null }; nodes: Payout[] } }>(
        `query($states: [PayoutState!], $first: Int! = 20, $after: String) {
        payouts(filter: { states: $states }, first: $first, after: $after) { totalCount pageInfo { endCursor }
          nodes { ${fields} orderNumber phoneToCall destination { upiId accountNumber ifsc holderName } } } }`,
        variables,
        admin.token,
      )
    ).data.payouts;
  return { payoutsOf, aPayout, give, record, undo, recent, passUndoTime, listed };
};
