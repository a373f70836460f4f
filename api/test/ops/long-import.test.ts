import { expect, it } from "vitest";
import { batchCalls } from "../support/batch-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const admin = await testShop.anAdmin();

it("an imported file with 100,001 rows is refused", async () => {
  const rows = Array.from({ length: 100_001 }, (_, index) => `d${index}`);
  const { importFile } = batchCalls(testShop, admin.token);
  const batch = await importFile(`handle,stock\n${rows.join(",1\n")},1\n`);
  expect(batch.problem).toBe("The file has more than 100,000 rows. Please split it.");
});
