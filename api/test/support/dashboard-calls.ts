import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

const DASHBOARD = `query Dashboard($days: Int!) { dashboard {
  orderCount revenue netRevenue inventory refundsDueCount statusCounts { status count }
  salesByDay(days: $days) { day orderCount revenue netRevenue }
  bestSellers(days: $days) { productId title pieces revenue }
  lowStock { count isMore products { productId title stock } }
  outOfStock { count isMore products { productId stock } } } }`;

const CUSTOMERS = `query Customers($first: Int!, $after: String) { customers(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { email name orderCount lastOrderNumber lastOrderAt } } }`;

const ORDERS = `query Orders($filter: OrderFilterInput, $first: Int!) {
  orders(filter: $filter, first: $first) { totalCount nodes { id finalAmount } } }`;

type Products = { count: number; isMore: boolean; products: { productId: string; stock: number }[] };

export type DashboardFigures = {
  orderCount: number;
  revenue: number;
  netRevenue: number;
  inventory: number;
  refundsDueCount: number;
  statusCounts: { status: string; count: number }[];
  salesByDay: { day: string; orderCount: number; revenue: number; netRevenue: number }[];
  bestSellers: { productId: string; title: string; pieces: number; revenue: number }[];
  lowStock: Products;
  outOfStock: Products;
};

type CustomerPage = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: {
    email: string;
    name: string;
    orderCount: number;
    lastOrderNumber: string;
    lastOrderAt: string;
  }[];
};

/** What an admin reads on the dashboard. */
export const dashboardCalls = ({ gql, sql }: TestShop) => ({
  figures: async (admin: Person, days = 30): Promise<DashboardFigures> =>
    (await gql<{ dashboard: DashboardFigures }>(DASHBOARD, { days }, admin.token)).data.dashboard,

  customers: async (admin: Person, page: { first?: number; after?: string | null } = {}) =>
    (await gql<{ customers: CustomerPage }>(CUSTOMERS, { first: 8, ...page }, admin.token)).data.customers,

  listedOrders: async (admin: Person, filter: object) => {
    const { data } = await gql<{ orders: { totalCount: number; nodes: { id: string }[] } }>(
      ORDERS,
      { filter, first: 100 },
      admin.token,
    );
    return { total: data.orders.totalCount, ids: data.orders.nodes.map(({ id }) => id) };
  },

  /** The day in India of the database's clock, `daysAgo` days before. */
  indianDay: async (daysAgo = 0): Promise<string> => {
    const [row] = await sql<{ day: string }>(
      "select to_char(indian_day(now()) - $1::int, 'YYYY-MM-DD') as day",
      [daysAgo],
    );
    return row?.day ?? "";
  },
});
