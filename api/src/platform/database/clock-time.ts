import type { EntityManager } from "typeorm";

/** The database's clock, the same for all processes. */
export const clockTime = async (tx: EntityManager): Promise<Date> => {
  const [row] = await tx.query<{ now: Date }[]>("select clock_timestamp() as now");
  return row?.now ?? new Date();
};
