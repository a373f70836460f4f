import { describe, expect, it } from "vitest";
import { inTransaction, isUniqueViolation, type Database } from "./database.ts";

/** A database whose transactions end so, one after the other. */
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

describe("a change as one transaction", () => {
  it.each(["40P01", "40001"])("is tried again after %s, and no more than 3 times", async (code) => {
    const second = endingWith(failure(code), "sold");
    expect(await inTransaction(second.database, nothing)).toBe("sold");
    const never = endingWith(...Array.from({ length: 9 }, () => failure(code)));
    await expect(inTransaction(never.database, nothing)).rejects.toThrow(code);
    expect(never.begun).toHaveLength(4);
  });

  it("is not tried again after anything else", async () => {
    const { begun, database } = endingWith(failure("23514"), "sold");
    await expect(inTransaction(database, nothing)).rejects.toThrow("23514");
    expect(begun).toHaveLength(1);
  });

  it("is tried again after what its caller names", async () => {
    const double = Object.assign(failure("23505"), { constraint: "orders_idempotency_key" });
    const { database } = endingWith(double, "the order that was faster");
    const again = (error: unknown) => isUniqueViolation(error, "orders_idempotency_key");
    expect(await inTransaction(database, nothing, again)).toBe("the order that was faster");
    expect(isUniqueViolation(double, "users_email")).toBe(false);
  });
});
