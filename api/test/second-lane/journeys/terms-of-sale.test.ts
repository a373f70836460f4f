import { describe, expect, it } from "vitest";
import { contentCalls, WITHDRAW } from "../../support/content-calls.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { statementsOf } from "../../support/statements.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, aShopper, aProduct, aDraft } = testShop;
const admin = await anAdmin();
const { call, contentOf, publish } = contentCalls(testShop, admin);
const { set } = settingCalls(testShop, admin.token);

const PAGE_AT = `query($slug: String!, $version: Int, $at: DateTime) {
  page(input: { slug: $slug, version: $version }) { heading body version isCurrent
    figures(validAt: $at) { returnDays grievanceOfficer { name designation phone email } } } }`;

type Page = { heading: string; body: unknown; isCurrent: boolean; figures: Record<string, unknown> | null };

const pageAt = async (slug: string, version: number | null = null, at: string | null = null) =>
  (await gql<{ page: Page }>(PAGE_AT, { slug, version, at })).data.page;

const ORDER = "query($id: ID!) { order(id: $id) { termsVersion createdAt } }";

const placedOrder = async () => {
  const [shopper, kurta] = await Promise.all([aShopper(), aProduct({ price: 300, stock: 5 })]);
  const input = await aDraft(shopper, [{ productId: kurta.id, quantity: 1 }]);
  const placed = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  const { id } = placed.data.placeOrder.order;
  const read = async () =>
    (await gql<{ order: { termsVersion: number | null; createdAt: string } }>(ORDER, { id }, shopper.token))
      .data.order;
  return { id, read };
};

describe("the legal pages", () => {
  const slugs = [
    "terms-of-sale",
    "cancellation-and-returns",
    "grievance-officer",
    "your-data-and-your-rights",
  ];

  it("cannot be withdrawn", async () => {
    for (const slug of slugs) {
      const { id, version } = await contentOf("PAGE", slug);
      expect((await call(WITHDRAW, { id, version })).code).toBe("CONTENT_IN_USE");
    }
  });

  it("are there in an untouched shop", async () => {
    for (const slug of slugs) expect((await pageAt(slug)).body).not.toEqual([]);
    const { data } = await gql<{ settings: { sellerName: string; grievanceOfficer: object } }>(
      "{ settings { sellerName grievanceOfficer { name designation phone email } } }",
    );
    expect(data.settings).toMatchObject({
      sellerName: "Saanjh Studio",
      grievanceOfficer: { name: "Harleen Sandhu", email: "grievance@saanjh.example" },
    });
  });
});

describe("the terms of an order", () => {
  it("are those of its day, in text and figures, after both have changed", async () => {
    const first = await placedOrder();
    const terms = await contentOf("PAGE", "terms-of-sale");
    const page = { name: "Terms of sale", heading: "Newer terms", body: "Back within {returnDays} days." };
    await publish(terms, { page });
    await set("returns", { returnDays: "7" });
    const second = await placedOrder();
    const [old, recent] = [await first.read(), await second.read()];
    expect([old.termsVersion, recent.termsVersion]).toEqual([1, 2]);
    expect(await pageAt("terms-of-sale", 1, old.createdAt)).toMatchObject({
      heading: "Terms of sale",
      isCurrent: false,
      figures: { returnDays: 30 },
    });
    expect(await pageAt("terms-of-sale", 2, recent.createdAt)).toMatchObject({
      heading: "Newer terms",
      figures: { returnDays: 7 },
    });
    expect((await pageAt("terms-of-sale")).figures, "without a time").toBeNull();
    const farthest = await pageAt("terms-of-sale", null, "9999-12-31T23:59:59.999Z");
    expect(farthest.figures).toMatchObject({ returnDays: 7 });
    await set("returns", { returnDays: "30" });
  });

  it("keep their grievance officer", async () => {
    const { read } = await placedOrder();
    const { createdAt } = await read();
    const officer = async (slug: string) =>
      (await pageAt(slug, null, createdAt)).figures?.["grievanceOfficer"];
    const past = await officer("terms-of-sale");
    const present = {
      name: "Meera Shah",
      designation: "Director",
      phone: "+91 141 555 0101",
      email: "meera@saanjh.example",
    };
    expect((await set("grievanceOfficer", present)).errors).toEqual([]);
    expect(past).toMatchObject({ name: "Harleen Sandhu", email: "grievance@saanjh.example" });
    expect(await officer("terms-of-sale")).toEqual(past);
    expect(await officer("grievance-officer")).toEqual(present);
    expect(await officer("your-data-and-your-rights")).toEqual(present);
  });

  it("need no statement, however many instants a visitor asks for", async () => {
    const days = Array.from(
      { length: 10 },
      (_, day) => `d${day}: figures(validAt: "202${day}-11-27T00:00:00Z") { returnDays }`,
    );
    const query = `{ page(input: { slug: "terms-of-sale" }) { ${days.join(" ")} } }`;
    const read = () => gql<{ page: Record<string, unknown> }>(query);
    const { d0, d9 } = (await read()).data.page;
    expect([d0, d9]).toMatchObject([{ returnDays: 30 }, { returnDays: 30 }]);
    // The notice of the last change of a setting may be on its way.
    await expect.poll(() => statementsOf(read)).toEqual([]);
  });

  it("are unknown for an order of a time before them", async () => {
    const { id, read } = await placedOrder();
    await sql("update orders set terms_version = null where id = $1", [id]);
    expect((await read()).termsVersion).toBeNull();
  });
});
