import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";

/** Stores a part of a file. The same part again replaces it. */
export const putPart = async (
  tx: EntityManager,
  { batchId, place, content }: { batchId: string; place: number; content: Buffer },
): Promise<void> => {
  await tx.query(
    `insert into product_batch_parts (batch_id, place, content) values ($1, $2, $3)
     on conflict (batch_id, place) do update set content = excluded.content`,
    [batchId, place, content],
  );
};

/** Whether the parts 0 to `count` - 1 are there. */
export const hasParts = async (tx: EntityManager, batchId: string, count: number): Promise<boolean> => {
  const [row] = await tx.query<{ count: number }[]>(
    "select count(*)::int as count from product_batch_parts where batch_id = $1 and place < $2",
    [batchId, count],
  );
  return row?.count === count;
};

/** The parts of a file, one at a time. */
export async function* partsOf(tx: EntityManager, batchId: string, count: number): AsyncGenerator<Buffer> {
  for (let place = 0; place < count; place += 1) {
    const [row] = await tx.query<{ content: Buffer }[]>(
      "select content from product_batch_parts where batch_id = $1 and place = $2",
      [batchId, place],
    );
    if (row) yield row.content;
  }
}

/** SHA-256 of a file in hexadecimal digits. */
export const contentHashOf = async (tx: EntityManager, batchId: string, count: number): Promise<string> => {
  const hash = createHash("sha256");
  for await (const part of partsOf(tx, batchId, count)) hash.update(part);
  return hash.digest("hex");
};
