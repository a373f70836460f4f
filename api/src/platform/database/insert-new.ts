import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from "typeorm";

/** Inserts a row unless another row with one of its unique values is there. Returns whether it is new. */
export const insertNew = async <Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> => {
  const insert = tx.createQueryBuilder().insert().into(entity).values(row).orIgnore();
  const { raw } = await insert.returning("*").updateEntity(false).execute();
  return (raw as unknown[]).length > 0;
};
