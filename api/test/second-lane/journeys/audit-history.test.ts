import { describe, expect, it } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, aShopper, aProduct, anOrder } = testShop;
const [meera, kavya, shopper] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya"), aShopper()]);

type Entry = { id: string; action: string; label: string; userName: string; subject: string };
type Page = { nodes: Entry[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

const LIST = `query($subject: AuditSubject, $subjectId: ID, $label: String, $userId: ID, $first: Int = 100, $after: String) {
  auditEntries(filter: { subject: $subject, subjectId: $subjectId, label: $label, userId: $userId }, first: $first, after: $after) {
    nodes { id action label userName subject } pageInfo { hasNextPage endCursor } } }`;

const pageOf = async (variables: Record<string, unknown> = {}): Promise<Page> =>
  (await gql<{ auditEntries: Page }>(LIST, variables, meera.token)).data.auditEntries;

const actionsOf = async (variables: Record<string, unknown>): Promise<string[][]> =>
  (await pageOf(variables)).nodes.map(({ action, label }) => [action, label]);

const [sari, dress] = await Promise.all([
  aProduct({ title: "Mulmul 100% Sari" }),
  aProduct({ title: "Mulmul Dress" }),
]);
const order = await anOrder({ shopper, lines: [{ productId: sari.id, quantity: 1 }] });
const archive = (id: string, token: string) =>
  gql(
    "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 1, isArchived: true }) { id } }",
    { id },
    token,
  );
const ship = (id: string) =>
  gql(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: SHIPPED }) { id } }",
    { id },
    kavya.token,
  );
await archive(sari.id, meera.token);
await archive(dress.id, kavya.token);
await ship(order.id);

const sariEntry = ["ARCHIVE_PRODUCT", "Mulmul 100% Sari"];
const dressEntry = ["ARCHIVE_PRODUCT", "Mulmul Dress"];
const orderEntry = ["CHANGE_ORDER_STATUS", order.orderNumber];

describe("the history of all changes", () => {
  it("is read by person, by kind of object, by object or by the start of a title or number", async () => {
    expect(await actionsOf({})).toEqual([orderEntry, dressEntry, sariEntry]);
    expect(await actionsOf({ userId: meera.id })).toEqual([sariEntry]);
    expect(await actionsOf({ subject: "ORDER" })).toEqual([orderEntry]);
    expect(await actionsOf({ subject: "PRODUCT", subjectId: dress.id })).toEqual([dressEntry]);
    expect(await actionsOf({ subject: "PRODUCT", userId: kavya.id })).toEqual([dressEntry]);
    expect(await actionsOf({ label: order.orderNumber.toLowerCase() })).toEqual([orderEntry]);
    expect(await actionsOf({ label: " mulmul " })).toEqual([dressEntry, sariEntry]);
    expect(await actionsOf({ label: order.id })).toEqual([orderEntry]);
    expect(await actionsOf({ label: "Sari" })).toEqual([]);
  });

  it("takes % and _ of a title as they are", async () => {
    expect(await actionsOf({ label: "mulmul 100%" })).toEqual([sariEntry]);
    expect(await actionsOf({ label: "mulmul%sari" })).toEqual([]);
    expect(await actionsOf({ label: "mulmul_d" })).toEqual([]);
  });

  it("is read page by page without a gap", async () => {
    const titles: string[] = [];
    let after: string | null = null;
    for (let hasNextPage = true; hasNextPage;) {
      const page: Page = await pageOf({ first: 1, after });
      titles.push(...page.nodes.map(({ label }) => label));
      ({ hasNextPage, endCursor: after } = page.pageInfo);
    }
    expect(titles).toEqual([order.orderNumber, "Mulmul Dress", "Mulmul 100% Sari"]);
  });

  it("names each admin who has made changes once, with the newest name", async () => {
    await sql("update users set name = 'Meera Rao' where id = $1", [meera.id]);
    await gql(
      "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 2, isArchived: false }) { id } }",
      { id: sari.id },
      meera.token,
    );
    const { data } = await gql<{ auditAuthors: unknown[] }>(
      "{ auditAuthors { userId name } }",
      {},
      kavya.token,
    );
    expect(data.auditAuthors).toEqual([
      { userId: kavya.id, name: "Kavya" },
      { userId: meera.id, name: "Meera Rao" },
    ]);
  });
});
