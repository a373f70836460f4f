import type { Request } from "autocannon";
import { productPage, shopPage } from "./operations.ts";
import { pageSize } from "./plan.ts";
import type { Stand } from "./stand.ts";

/** One thing that both servers are asked for, in the words of each. */
export type Case = {
  title: string;
  /** Measured with every size of the catalogue; else only with the first. */
  withEverySize: boolean;
  /** Whether the design sets targets for it (section 8); else it is only shown. */
  hasTargets: boolean;
  requests: (productIds: readonly string[]) => { shop: Request[]; bare: Request[] };
};

export const graphql = (query: string, variables: object, token?: string): Request => ({
  method: "POST",
  path: "/graphql",
  headers: {
    "content-type": "application/json",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ operationName: query.match(/(?:query|mutation) (\w+)/)?.[1], query, variables }),
});

const get = (path: string): Request => ({ method: "GET", path });

export const cases: Case[] = [
  {
    title: `catalogue page of ${pageSize}, POST /graphql`,
    withEverySize: true,
    hasTargets: true,
    requests: () => ({
      shop: [graphql(shopPage, { first: pageSize, sort: "NEWEST" })],
      bare: [get(`/page?limit=${pageSize}`)],
    }),
  },
  {
    title: `catalogue page of ${pageSize}, GET /api/products`,
    withEverySize: true,
    hasTargets: false,
    requests: () => ({
      shop: [get(`/api/products?limit=${pageSize}`)],
      bare: [get(`/documented?limit=${pageSize}`)],
    }),
  },
  {
    title: "product detail, POST /graphql",
    withEverySize: false,
    hasTargets: true,
    requests: (ids) => ({
      shop: ids.map((id) => graphql(productPage, { id })),
      bare: ids.map((id) => get(`/page/${id}`)),
    }),
  },
  {
    title: "product detail, GET /api/products/{id}",
    withEverySize: false,
    hasTargets: false,
    requests: (ids) => ({
      shop: ids.map((id) => get(`/api/products/${id}`)),
      bare: ids.map((id) => get(`/documented/${id}`)),
    }),
  },
];

/** Some products of all ages. */
export const someProducts = async ({ database }: Stand): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(
    "select id from products order by md5(id::text) limit 24",
  );
  return rows.map(({ id }) => id);
};
