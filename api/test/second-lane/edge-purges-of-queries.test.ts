import { expect, it } from "vitest";
import { contentCalls } from "../support/content-calls.ts";
import { openEdgeStandIn } from "../support/edge-stand-in.ts";
import { purgesOf } from "../support/pending-purges.ts";
import { settingCalls } from "../support/setting-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const edge = await openEdgeStandIn();
const testShop = await openTestShop({
  EDGE_PURGE_URL: edge.url,
  EDGE_PURGE_TOKEN: "a-token-of-the-edge-cache",
});
const admin = await testShop.anAdmin();

/** The purges that `change` adds. */
const purgesBy = async (change: () => Promise<unknown>): Promise<string[][]> => {
  await testShop.sql("delete from graphile_worker._private_jobs");
  await change();
  return purgesOf(testShop);
};

it("a changed setting and a published text purge all pages and queries, since a product shows them too", async () => {
  const { set } = settingCalls(testShop, admin.token);
  expect(await purgesBy(() => set("returns", { returnDays: "9" }))).toEqual([
    ["pages", "queries", "products"],
  ]);
  const { contentOf, publish } = contentCalls(testShop, admin);
  const announcement = await contentOf("ANNOUNCEMENT");
  expect(
    await purgesBy(() => publish(announcement, { announcement: { text: "Diwali", color: "LEAF" } })),
  ).toEqual([["pages", "queries"]]);
});
