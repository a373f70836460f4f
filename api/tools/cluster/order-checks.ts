import type { Acknowledged } from "./buying.ts";
import type { Cluster } from "./open-cluster.ts";

export type OrderLosses = { lost: number; twice: number };

/** Compares the responses to the buyers with the rows of the primary. */
export const countLosses = async (
  { sql }: Pick<Cluster, "sql">,
  acknowledged: readonly Acknowledged[],
): Promise<OrderLosses> => {
  const keys = acknowledged.map(({ key }) => key);
  const rows = await sql<{ id: string; key: string }>(
    "select id, idempotency_key as key from orders where idempotency_key = any($1)",
    [keys],
  );
  const idsOfKey = new Map<string, Set<string>>();
  for (const { id, key } of rows) idsOfKey.set(key, (idsOfKey.get(key) ?? new Set()).add(id));
  const lost = acknowledged.filter(({ key, ids }) =>
    [...ids].some((id) => !idsOfKey.get(key)?.has(id)),
  ).length;
  const twice = acknowledged.filter(
    ({ key, ids }) => ids.size > 1 || (idsOfKey.get(key)?.size ?? 0) > 1,
  ).length;
  return { lost, twice };
};
