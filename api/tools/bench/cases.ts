import type { Request } from "autocannon";
import { productPage } from "./operations.ts";
import { leastShares, pageSize } from "./bench-settings.ts";
import { differentFilters, differentSearches, graphqlRequest, shopPageRequest } from "./list-requests.ts";
import type { BenchSetup } from "./bench-setup.ts";

/** One comparison: the requests for the same data to both servers. */
export type Case = {
  title: string;
  /** Whether the case runs with every catalogue size, or only with the first one. */
  runsWithEverySize: boolean;
  /** The least requests per second as a part of the bare route's; `undefined` if the case has no target. */
  leastShare: number | undefined;
  requests: (productIds: readonly string[]) => { shop: Request[]; bare: Request[] };
};

const getRequest = (path: string): Request => ({ method: "GET", path });

export const cases: Case[] = [
  {
    title: `catalogue page of ${pageSize}, POST /graphql`,
    runsWithEverySize: true,
    leastShare: leastShares.list,
    requests: () => ({
      shop: [shopPageRequest({})],
      bare: [getRequest(`/page?limit=${pageSize}`)],
    }),
  },
  {
    title: `catalogue page of ${pageSize}, GET /api/products`,
    runsWithEverySize: true,
    leastShare: undefined,
    requests: () => ({
      shop: [getRequest(`/api/products?limit=${pageSize}`)],
      bare: [getRequest(`/documented?limit=${pageSize}`)],
    }),
  },
  {
    title: "product detail, POST /graphql",
    runsWithEverySize: false,
    leastShare: leastShares.product,
    requests: (ids) => ({
      shop: ids.map((id) => graphqlRequest(productPage, { id })),
      bare: ids.map((id) => getRequest(`/page/${id}`)),
    }),
  },
  {
    title: "product detail, GET /api/products/{id}",
    runsWithEverySize: false,
    leastShare: undefined,
    requests: (ids) => ({
      shop: ids.map((id) => getRequest(`/api/products/${id}`)),
      bare: ids.map((id) => getRequest(`/documented/${id}`)),
    }),
  },
  {
    title: `${differentFilters.length} different filters, POST /graphql, beside the plain list`,
    runsWithEverySize: false,
    leastShare: leastShares.filters,
    requests: () => ({ shop: differentFilters, bare: [getRequest(`/page?limit=${pageSize}`)] }),
  },
  {
    title: `${differentSearches.length} different searches, POST /graphql, beside the plain list`,
    runsWithEverySize: false,
    leastShare: leastShares.searches,
    requests: () => ({ shop: differentSearches, bare: [getRequest(`/page?limit=${pageSize}`)] }),
  },
];

/** The ids of 24 random products, the same ones in each call. */
export const sampleProductIds = async ({ database }: BenchSetup): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(
    "select id from products order by md5(id::text) limit 24",
  );
  return rows.map(({ id }) => id);
};
