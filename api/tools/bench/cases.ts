import type { Request } from "autocannon";
import { productPage, shopPage } from "./operations.ts";
import { pageSize } from "./bench-settings.ts";
import type { BenchSetup } from "./bench-setup.ts";

/** One comparison: the requests for the same data to both servers. */
export type Case = {
  title: string;
  /** Whether the case runs with every catalogue size, or only with the first one. */
  runsWithEverySize: boolean;
  /** Whether `targets` apply to the case. */
  hasTargets: boolean;
  requests: (productIds: readonly string[]) => { shop: Request[]; bare: Request[] };
};

export const graphqlRequest = (query: string, variables: object, token?: string): Request => ({
  method: "POST",
  path: "/graphql",
  headers: {
    "content-type": "application/json",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ operationName: query.match(/(?:query|mutation) (\w+)/)?.[1], query, variables }),
});

const getRequest = (path: string): Request => ({ method: "GET", path });

export const cases: Case[] = [
  {
    title: `catalogue page of ${pageSize}, POST /graphql`,
    runsWithEverySize: true,
    hasTargets: true,
    requests: () => ({
      shop: [graphqlRequest(shopPage, { first: pageSize, sort: "NEWEST" })],
      bare: [getRequest(`/page?limit=${pageSize}`)],
    }),
  },
  {
    title: `catalogue page of ${pageSize}, GET /api/products`,
    runsWithEverySize: true,
    hasTargets: false,
    requests: () => ({
      shop: [getRequest(`/api/products?limit=${pageSize}`)],
      bare: [getRequest(`/documented?limit=${pageSize}`)],
    }),
  },
  {
    title: "product detail, POST /graphql",
    runsWithEverySize: false,
    hasTargets: true,
    requests: (ids) => ({
      shop: ids.map((id) => graphqlRequest(productPage, { id })),
      bare: ids.map((id) => getRequest(`/page/${id}`)),
    }),
  },
  {
    title: "product detail, GET /api/products/{id}",
    runsWithEverySize: false,
    hasTargets: false,
    requests: (ids) => ({
      shop: ids.map((id) => getRequest(`/api/products/${id}`)),
      bare: ids.map((id) => getRequest(`/documented/${id}`)),
    }),
  },
];

/** The ids of 24 random products, the same ones in each call. */
export const sampleProductIds = async ({ database }: BenchSetup): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(
    "select id from products order by md5(id::text) limit 24",
  );
  return rows.map(({ id }) => id);
};
