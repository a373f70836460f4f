import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";

const selectByIdempotencyKey = prepared(
  "order-by-idempotency-key",
  `select id, draft_hash as "draftHash" from orders where user_id = $1 and idempotency_key = $2`,
);

/** The order that a shopper placed with a key, with the hash of its draft; `undefined` if missing. */
export const orderByIdempotencyKey = async (
  tx: EntityManager,
  userId: string,
  idempotencyKey: string,
): Promise<{ id: string; draftHash: string } | undefined> => {
  const [row] = await tx.query<{ id: string; draftHash: string }[]>(selectByIdempotencyKey, [
    userId,
    idempotencyKey,
  ]);
  return row;
};

/** The id of the order that a shopper placed with a key; `undefined` if missing. A read of its own, outside of a transaction. */
export const orderWithKey = async (
  database: Pick<Database, "primary">,
  userId: string,
  idempotencyKey: string,
): Promise<string | undefined> => {
  const [row] = await primaryRows<{ id: string }>(
    database,
    "order-with-key",
    "select id from orders where user_id = $1 and idempotency_key = $2",
    [userId, idempotencyKey],
  );
  return row?.id;
};

/** The order that an admin took by phone with a key, with the hash of its draft; `undefined` if missing. */
export const orderPlacedByWithKey = async (
  tx: EntityManager,
  placedBy: string,
  idempotencyKey: string,
): Promise<{ id: string; draftHash: string } | undefined> => {
  const [row] = await tx.query<{ id: string; draftHash: string }[]>(
    `select id, draft_hash as "draftHash" from orders where placed_by = $1 and idempotency_key = $2`,
    [placedBy, idempotencyKey],
  );
  return row;
};
