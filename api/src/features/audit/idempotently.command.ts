import type { EntityManager } from "typeorm";
import { refuse } from "../../platform/errors/errors.ts";
import { checkedIdempotencyKey, requestHashOf } from "../../platform/idempotency-key.ts";
import { addAdminRequest, findAdminRequest, setAdminRequestResult } from "./admin-request.store.ts";
import type { Author } from "./audit.rules.ts";

/** A request that may arrive more than once. */
export type KeyedRequest = {
  /** Missing for a request that is carried out each time. */
  idempotencyKey?: string | null | undefined;
  /** Name of the mutation. */
  action: string;
  /** What the request asks for. */
  input: Record<string, unknown>;
};

/**
 * Makes a change once for each idempotency key of an admin, in the transaction of the change. `change` returns the id of the
 * changed object; a repeated request returns that id and changes nothing. Throws BAD_KEY, and KEY_REUSED for a key of
 * another request.
 */
export const idempotently = async (
  tx: EntityManager,
  { userId }: Author,
  { idempotencyKey, action, input }: KeyedRequest,
  change: () => Promise<string>,
): Promise<string> => {
  if (idempotencyKey == null) return change();
  const id = { userId, key: checkedIdempotencyKey(idempotencyKey) };
  const requestHash = requestHashOf([action, Object.entries(input).sort()]);
  if (await addAdminRequest(tx, { ...id, requestHash })) {
    const resultId = await change();
    await setAdminRequestResult(tx, id, resultId);
    return resultId;
  }
  const existing = await findAdminRequest(tx, id);
  if (existing?.resultId && existing.requestHash === requestHash) return existing.resultId;
  return refuse("KEY_REUSED", {
    field: "idempotencyKey",
    message:
      "This was already saved, with other values. Please look at the saved values before you try again.",
  });
};
