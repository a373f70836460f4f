import { describe, expect, it } from "vitest";
import { openTestShop } from "../../test/support/test-shop.ts";
import { shopApi } from "./shop-api.ts";

const testShop = await openTestShop();
const { sql, url, aShopper } = testShop;

const sessionsOf = async ({ id }: { id: string }): Promise<number> =>
  (await sql("select id from sessions where user_id = $1 and ended_at is null", [id])).length;

describe("the walk with an account", () => {
  it("leaves no session of its own behind, also when a part fails", async () => {
    const shopper = await aShopper();
    const before = await sessionsOf(shopper);
    const { inSession, newestOrder } = shopApi(url);
    const during = await inSession(shopper, async ({ token }) => {
      expect(await newestOrder(token)).toBeUndefined();
      return sessionsOf(shopper);
    });
    expect([during, await sessionsOf(shopper)]).toEqual([before + 1, before]);
    await expect(inSession(shopper, () => Promise.reject(new Error("No page.")))).rejects.toThrow("No page.");
    expect(await sessionsOf(shopper)).toBe(before);
  });
});
