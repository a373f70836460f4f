import { expect } from "vitest";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type Figure = { figure: string; count: number; amount: number };

type Entries = {
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  nodes: {
    id: string;
    amount: number;
    orderNumber: string | null;
    reason: string | null;
    state: string | null;
  }[];
};

/** The totals of the payments page and the lists that they open, as an admin reads them. */
export const moneyFigures = ({ gql }: TestShop, admin: Person) => {
  /** The count and the rupees of each figure. */
  const figures = async (
    days: { from?: string; to?: string } = {},
  ): Promise<Record<string, [number, number]>> => {
    const { data } = await gql<{ paymentFigures: Figure[] }>(
      "query($from: Day, $to: Day) { paymentFigures(filter: { from: $from, to: $to }) { figure count amount } }",
      days,
      admin.token,
    );
    return Object.fromEntries(
      data.paymentFigures.map(({ figure, count, amount }) => [figure, [count, amount]]),
    );
  };

  const entries = async (variables: object): Promise<Entries> =>
    (
      await gql<{ moneyEntries: Entries }>(
        `query($figure: MoneyFigure!, $from: Day, $to: Day, $isFailed: Boolean! = false, $first: Int! = 20, $after: String) {
          moneyEntries(filter: { figure: $figure, from: $from, to: $to, isFailed: $isFailed }, first: $first, after: $after) {
            totalCount pageInfo { endCursor hasNextPage } nodes { id amount orderNumber reason state } } }`,
        { ...variables },
        admin.token,
      )
    ).data.moneyEntries;

  /** Every figure has as many rows as it counts, with the same sum. */
  const expectConsistent = async (): Promise<void> => {
    for (const [figure, [count, amount]] of Object.entries(await figures())) {
      const list = await entries({ figure, first: 100 });
      const sum = Math.round(list.nodes.reduce((total, node) => total + node.amount * 100, 0)) / 100;
      expect([figure, list.totalCount, list.nodes.length, sum]).toEqual([figure, count, count, amount]);
    }
  };

  return { figures, entries, expectConsistent };
};
