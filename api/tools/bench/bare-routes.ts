import Fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { cards, categoryCounts, detail, documentedList, documentedOne } from "./bare-queries.ts";

type Counted = { category: string; count: number };

/** Milliseconds for which counts are remembered: as long as the shop does, so that they weigh on neither. */
const countsLast = 10_000;

type Paged = { Querystring: { limit: string } };
type One = { Params: { id: string } };

/**
 * What the shop is measured against: the same data as plain Fastify routes over plain `pg`, rows sent as they come.
 * No GraphQL, no arguments to check, no limits, no security headers, no logs.
 */
export const buildBareServer = (pool: Pool, publicUrl: string): FastifyInstance => {
  const app: FastifyInstance = Fastify();
  let counts: { rows: Counted[]; at: number } | undefined;

  const counted = async (): Promise<Counted[]> => {
    if (!counts || Date.now() - counts.at > countsLast)
      counts = { rows: (await pool.query<Counted>(categoryCounts)).rows, at: Date.now() };
    return counts.rows;
  };

  app.get<Paged>("/page", async ({ query }) => {
    const size = Number(query.limit);
    const [{ rows }, categories] = await Promise.all([
      pool.query<{ id: string }>(cards(size + 1)),
      counted(),
    ]);
    const hasNextPage = rows.length > size;
    if (hasNextPage) rows.pop();
    return {
      totalCount: categories.reduce((total, { count }) => total + count, 0),
      facets: { categories },
      pageInfo: { hasNextPage, endCursor: rows.at(-1)?.id ?? null },
      edges: rows.map((node) => ({ node })),
    };
  });

  app.get<One>("/page/:id", async ({ params }, reply) => {
    const [product] = (await pool.query<object>(detail(params.id))).rows;
    return product ?? reply.code(404).send({ error: "There is no such product." });
  });

  app.get<Paged>(
    "/documented",
    async ({ query }) => (await pool.query<object>(documentedList(Number(query.limit), publicUrl))).rows,
  );

  app.get<One>("/documented/:id", async ({ params }, reply) => {
    const [product] = (await pool.query<object>(documentedOne(params.id, publicUrl))).rows;
    return product ?? reply.code(404).send({ error: "There is no such product." });
  });

  app.get("/health/ready", async () => {
    await pool.query("select 1");
    return { status: "ready" };
  });
  return app;
};
