import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { CHANGE_STATUS } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aShopper, anAdmin, anOrder } = await openTestShop();

const versionFor = async ({ token }: Person): Promise<string> =>
  (await gql<{ ordersVersion: { version: string } }>("{ ordersVersion { version } }", {}, token)).data
    .ordersVersion.version;

/** Whether the action changes the version of each person, in their order. */
const changedFor = async (people: Person[], action: () => Promise<unknown>): Promise<boolean[]> => {
  const before = await Promise.all(people.map(versionFor));
  await action();
  const after = await Promise.all(people.map(versionFor));
  return after.map((version, index) => version !== before[index]);
};

describe("the version of the orders", () => {
  it("changes for the admin and the shopper of a new order and of a status change, not for other shoppers", async () => {
    const [admin, shopper, other] = await Promise.all([anAdmin(), aShopper(), aShopper()]);
    await anOrder({ shopper: other });
    const people = [admin, shopper, other];
    let orderId = "";
    const place = async () => {
      orderId = (await anOrder({ shopper })).id;
    };
    expect(await changedFor(people, place)).toEqual([true, true, false]);
    const ship = () => gql(CHANGE_STATUS, { orderId, status: "SHIPPED" }, admin.token);
    expect(await changedFor(people, ship)).toEqual([true, true, false]);
    expect(await changedFor(people, ship)).toEqual([false, false, false]);
  });

  it("is an empty text for a shopper without orders", async () => {
    expect(await versionFor(await aShopper())).toBe("");
  });
});
