import { describe, expect, it } from "vitest";
import { cartsOf } from "../support/carts.ts";
import type { Person } from "../support/factories.ts";
import { waitForLocks } from "../support/locks.ts";
import type { CartFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, aShopper } = testShop;
const { add, change, cartOf, aKurta } = cartsOf(testShop);

const linesOf = async (shopper: Person): Promise<CartFields["lines"]> => (await cartOf(shopper)).lines;

describe("simultaneous changes of a cart", () => {
  it("merge two lines that are changed to the same new variant at the same time", async () => {
    const shopper = await aShopper();
    const kurta = await aKurta();
    for (const size of ["S", "M"]) await add(shopper, { productId: kurta.id, size, color: "Rust" });
    const [line, otherLine] = await linesOf(shopper);
    const blocker = shop.database.source.createQueryRunner();
    await blocker.startTransaction();
    // An uncommitted line of the new variant: both changes see no such line, and wait at the unique index.
    await blocker.query(
      `insert into cart_lines (user_id, product_id, size, color, quantity, price_when_added)
       values ($1, $2, 'M', 'Indigo', 1, 89900)`,
      [shopper.id, kurta.id],
    );
    const changes = Promise.all([
      change(shopper, { lineId: line?.id, size: "M", color: "Indigo" }),
      change(shopper, { lineId: otherLine?.id, color: "Indigo" }),
    ]);
    await waitForLocks(testShop, 2);
    await blocker.rollbackTransaction();
    await blocker.release();
    expect((await changes).map(({ status }) => status)).toEqual([200, 200]);
    expect(await linesOf(shopper)).toMatchObject([{ size: "M", color: "Indigo", quantity: 2 }]);
  });
});
