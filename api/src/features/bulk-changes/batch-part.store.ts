import { createHash } from "node:crypto";
import { LessThan, type EntityManager } from "typeorm";
import { ProductBatchPart } from "./product-batch-part.entity.ts";

/** Stores a part of a file. The same part again replaces it. */
export const putPart = async (tx: EntityManager, part: ProductBatchPart): Promise<void> => {
  await tx.upsert(ProductBatchPart, part, ["batchId", "position"]);
};

/** Whether the parts 0 to `count` - 1 are there. */
export const hasParts = async (tx: EntityManager, batchId: string, count: number): Promise<boolean> => {
  return (await tx.countBy(ProductBatchPart, { batchId, position: LessThan(count) })) === count;
};

/** The parts of a file, one at a time. */
export async function* partsOf(tx: EntityManager, batchId: string, count: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < count; position += 1) {
    const part = await tx.findOneBy(ProductBatchPart, { batchId, position });
    if (part) yield part.content;
  }
}

/** SHA-256 of a file in hexadecimal digits. */
export const contentHashOf = async (tx: EntityManager, batchId: string, count: number): Promise<string> => {
  const hash = createHash("sha256");
  for await (const part of partsOf(tx, batchId, count)) hash.update(part);
  return hash.digest("hex");
};
