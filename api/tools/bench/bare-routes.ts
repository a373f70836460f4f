import Fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import {
  cardsQuery,
  categoryCountsQuery,
  detailQuery,
  documentedListQuery,
  documentedProductQuery,
} from "./bare-queries.ts";

type CategoryCount = { category: string; count: number };

/** Milliseconds. The shop caches its counts for the same time, so that they do not distort the comparison. */
const countsCacheMs = 10_000;

type ListRequest = { Querystring: { limit: string } };
type ProductRequest = { Params: { id: string } };

/**
 * The baseline of the measurements: the same data from plain Fastify routes and `pg`, without GraphQL, validation,
 * limits, security headers and logs.
 */
export const buildBareServer = (pool: Pool, publicUrl: string): FastifyInstance => {
  const app: FastifyInstance = Fastify();
  let cache: { rows: CategoryCount[]; readAt: number } | undefined;

  const cachedCounts = async (): Promise<CategoryCount[]> => {
    if (!cache || Date.now() - cache.readAt > countsCacheMs)
      cache = { rows: (await pool.query<CategoryCount>(categoryCountsQuery)).rows, readAt: Date.now() };
    return cache.rows;
  };

  app.get<ListRequest>("/page", async ({ query }) => {
    const size = Number(query.limit);
    const [{ rows }, categories] = await Promise.all([
      pool.query<{ id: string }>(cardsQuery(size + 1)),
      cachedCounts(),
    ]);
    const hasNextPage = rows.length > size;
    if (hasNextPage) rows.pop();
    return {
      totalCount: categories.reduce((total, { count }) => total + count, 0),
      facets: { categories },
      pageInfo: { hasNextPage, endCursor: rows.at(-1)?.id ?? null },
      edges: rows.map((node) => ({ matchingPicture: null, node })),
    };
  });

  app.get<ProductRequest>("/page/:id", async ({ params }, reply) => {
    const [product] = (await pool.query<object>(detailQuery(params.id))).rows;
    return product ?? reply.code(404).send({ error: "There is no such product." });
  });

  app.get<ListRequest>(
    "/documented",
    async ({ query }) => (await pool.query<object>(documentedListQuery(Number(query.limit), publicUrl))).rows,
  );

  app.get<ProductRequest>("/documented/:id", async ({ params }, reply) => {
    const [product] = (await pool.query<object>(documentedProductQuery(params.id, publicUrl))).rows;
    return product ?? reply.code(404).send({ error: "There is no such product." });
  });

  app.get("/health/ready", async () => {
    await pool.query("select 1");
    return { status: "ready" };
  });
  return app;
};
