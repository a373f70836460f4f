import { describe, expect, it } from "vitest";
import { openTestShop } from "../support/test-shop.ts";

const { rest, aShopper, anAdmin } = await openTestShop();

const logIn = (path: "/api/auth/login" | "/api/admin/login", email: string, password: string) =>
  rest("POST", path, { email, password });

describe("the documented client, which tries the admin login first", () => {
  /** The statuses of both logins; the second is sent only if the first is refused. */
  const logInAsDocumented = async (email: string, password: string): Promise<number[]> => {
    const asAdmin = await logIn("/api/admin/login", email, password);
    if (asAdmin.status === 200) return [200];
    const asUser = await logIn("/api/auth/login", email, password);
    return [asAdmin.status, asUser.status];
  };
  const failNineTimes = async (email: string) => {
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect(await logInAsDocumented(email, "wrong horse")).toEqual([401, 401]);
  };
  const people = [
    ["a shopper", aShopper, [401, 200]],
    ["an admin", anAdmin, [200]],
  ] as const;

  it.each(people)("has ten attempts for %s, and a success resets both counters", async (_, make, success) => {
    const { email, password } = await make();
    // The first success makes the network a known one, which has counters of its own.
    expect(await logInAsDocumented(email, password)).toEqual(success);
    for (let round = 0; round < 2; round += 1) {
      await failNineTimes(email);
      expect(await logInAsDocumented(email, password)).toEqual(success);
    }
  });

  it.each(people)("is refused by both after ten wrong passwords for %s", async (_, make) => {
    const { email, password } = await make();
    await failNineTimes(email);
    expect(await logInAsDocumented(email, "wrong horse")).toEqual([401, 401]);
    expect(await logInAsDocumented(email, password)).toEqual([429, 429]);
  });

  it("counts the right password of a shopper at the admin login as a failed attempt", async () => {
    const { email, password } = await aShopper();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await logIn("/api/admin/login", email, password)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});
