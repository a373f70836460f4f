import { describe, expect, it } from "vitest";
import { Permission, StaffRole } from "../../../src/platform/permissions.rules.ts";
import { apiKeyCalls } from "../../support/api-key-calls.ts";
import { creditsOf } from "../../support/credits.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { paymentsOf } from "../../support/payments.ts";
import { promotionCalls } from "../../support/promotion-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({
  ...noOrderLimits,
  THROTTLES: "off",
  SELLER_NAME: "Saanjh Studio",
  SELLER_STATE: "Punjab",
  SELLER_GSTIN: "03AAAAA0000A1ZC",
});
const { gql, sql, server, anAdmin, aMember } = testShop;
const owner = await anAdmin();
const { aKey, keys, endKey } = apiKeyCalls(testShop, owner);
const { order } = await creditsOf(testShop).aCashOrder();
await paymentsOf(testShop).runJobs();
const promotion = await promotionCalls(testShop).aPromotion(owner);

/** Each link to a file for the staff: its document, the permission that it needs, and a role with that permission. */
const links: [name: string, document: string, permission: Permission, role: StaffRole][] = [
  [
    "an export",
    'mutation { link: exportSales(input: { from: "2026-04-01", to: "2026-04-30" }) { url } }',
    Permission.EXPORTS,
    StaffRole.ACCOUNTS,
  ],
  [
    "a file of the GST return",
    '{ link: gstFileLink(input: { month: "2026-10", file: JSON }) { url } }',
    Permission.MONEY,
    StaffRole.ACCOUNTS,
  ],
  ["the catalogue", "{ link: productExportLink { url } }", Permission.PRODUCTS, StaffRole.CATALOGUE],
  [
    "promotion codes",
    `{ link: promotionCodesLink(id: "${promotion.id}") { url } }`,
    Permission.PROMOTIONS,
    StaffRole.MANAGER,
  ],
  [
    "packing slips",
    `{ link: packingSheetFile(input: { sheet: SLIPS, orderIds: ["${order.id}"] }) { url } }`,
    Permission.FULFILMENT,
    StaffRole.PACKER,
  ],
  [
    "invoices",
    `{ link: invoicesToPrint(orderIds: ["${order.id}"]) { url } }`,
    Permission.VIEW_ORDERS,
    StaffRole.ORDERS,
  ],
];

const linkFor = async (document: string, token: string): Promise<string> =>
  (await gql<{ link: { url: string } }>(document, {}, token)).data.link.url;

const open = async (url: string) => (await server.app.inject({ method: "GET", url })).statusCode;

describe.each(links)("the link to %s", (name, document, permission, role) => {
  it("ends only with the API key that asked for it", async () => {
    const url = await linkFor(document, await aKey([permission], name));
    await aKey([permission], `another one for ${name}`);
    const end = async (keyName: string) =>
      endKey((await keys()).find((each) => each.name === keyName)?.id ?? "");
    await end(`another one for ${name}`);
    expect(await open(url)).toBe(200);
    await end(name);
    expect(await open(url)).toBe(404);
  });

  it("ends with the permission of the member of the staff who asked for it", async () => {
    const member = await aMember(role);
    const url = await linkFor(document, member.token);
    expect(await open(url)).toBe(200);
    await sql("update staff_members set staff_role = $1 where user_id = $2", [
      role === StaffRole.PACKER ? StaffRole.CATALOGUE : StaffRole.PACKER,
      member.id,
    ]);
    expect(await open(url)).toBe(404);
  });
});
