import { describe, expect, it } from "vitest";
import { inTransaction, isUniqueViolation, type Database } from "./database.ts";

/** A database whose transactions end with these results, one after the other. An `Error` is thrown. */
const endingWith = (...ends: unknown[]) => {
  const begun: unknown[] = [];
  const transaction = async () => {
    const end = ends[begun.length];
    begun.push(end);
    if (end instanceof Error) throw end;
    return end;
  };
  return { begun, database: { source: { transaction } } as unknown as Pick<Database, "source"> };
};

const failure = (code: string): Error => Object.assign(new Error(code), { code });
const nothing = async () => undefined;

describe("a transaction", () => {
  it.each(["40P01", "40001"])("is retried after %s, at most 3 times", async (code) => {
    const retried = endingWith(failure(code), "sold");
    expect(await inTransaction(retried.database, nothing)).toBe("sold");
    const failing = endingWith(...Array.from({ length: 9 }, () => failure(code)));
    await expect(inTransaction(failing.database, nothing)).rejects.toThrow(code);
    expect(failing.begun).toHaveLength(4);
  });

  it("is not retried after another error", async () => {
    const { begun, database } = endingWith(failure("23514"), "sold");
    await expect(inTransaction(database, nothing)).rejects.toThrow("23514");
    expect(begun).toHaveLength(1);
  });

  it("is retried after an error that its caller names", async () => {
    const duplicate = Object.assign(failure("23505"), { constraint: "orders_idempotency_key" });
    const { database } = endingWith(duplicate, "the order that was faster");
    const isRetryable = (error: unknown) => isUniqueViolation(error, "orders_idempotency_key");
    expect(await inTransaction(database, nothing, isRetryable)).toBe("the order that was faster");
    expect(isUniqueViolation(duplicate, "users_email")).toBe(false);
  });
});
