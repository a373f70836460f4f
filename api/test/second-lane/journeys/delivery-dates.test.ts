import { describe, expect, it } from "vitest";
import { orderToMail } from "../../../src/features/orders/order-mail.store.ts";
import { addDays, dayInIndia, rangeInWords } from "../../../src/platform/days.ts";
import { currentDeliveryPlan, deliveryPlan } from "../../../src/features/delivery/current-delivery-plan.ts";
import { promisedRange } from "../../../src/features/delivery/promised-range.query.ts";
import { CHANGE_ADDRESS } from "../../support/admin-order-operations.ts";
import { anAddress, type Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { statementsOf } from "../../support/statements.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { itInOneDay } from "../../support/within-one-day.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, shop, aProduct, aShopper, anAdmin, aDraft, changeStatus } = testShop;

const plan = {
  cutOffHour: 24,
  workingDays: [1, 2, 3, 4, 5, 6, 7],
  holidays: [] as string[],
  zones: [{ name: "South", minDays: 1, maxDays: 3, states: ["Karnataka"], pinPrefixes: [] as string[] }],
  otherMinDays: 4,
  otherMaxDays: 8,
};

const CHANGE = `mutation UpdateDeliveryPlan($version: Int!, $plan: DeliveryPlanInput!) {
  updateDeliveryPlan(input: { version: $version, plan: $plan }) { version zones { name } }
}`;
const RANGE =
  "query($pin: String, $state: String) { deliveryRange(input: { pin: $pin, state: $state }) { from to } }";
const WITHOUT_DELIVERY = "query($pin: String) { statesWithoutDelivery(pin: $pin) }";
const PUNCTUALITY = "{ punctuality { zone delivered onTime early averageDaysLate overdue } }";

type Range = { from: string; to: string } | null;

const rangeOf = async (variables: { pin?: string; state?: string } = {}): Promise<Range> =>
  (await gql<{ deliveryRange: Range }>(RANGE, variables)).data.deliveryRange;

const versionNow = async (): Promise<number> =>
  (await sql<{ version: number }>("select version from delivery_plans"))[0]?.version ?? 0;

const save = async (admin: Person, changes: Partial<typeof plan> = {}, version?: number) =>
  gql<{ updateDeliveryPlan: { version: number } }>(
    CHANGE,
    { version: version ?? (await versionNow()), plan: { ...plan, ...changes } },
    admin.token,
  );

const inDays = (days: number): string => addDays(dayInIndia(new Date()), days);

const place = async (changes: Record<string, unknown> = {}) => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
  const lines = [{ productId: dress.id, quantity: 1 }];
  const input = await aDraft(shopper, lines, { shippingAddress: anAddress(changes) });
  const { data } = await gql<{ placeOrder: { order: { id: string } } }>(
    PLACE_ORDER,
    { input },
    shopper.token,
  );
  return data.placeOrder.order.id;
};

const promiseOf = async (id: string) =>
  (
    await sql<{ from: string; to: string; zone: string | null }>(
      `select promised_from::text as from, promised_to::text as to, promised_zone as zone from orders where id = $1`,
      [id],
    )
  )[0];

/** An admin changes the address of an order. Both addresses are given by their differences from the default one. */
const readdress = async (admin: Person, orderId: string, to: object, seen: object) => {
  const variables = { orderId, address: anAddress({ ...to }), seen: anAddress({ ...seen }) };
  expect((await gql(CHANGE_ADDRESS, variables, admin.token)).errors).toEqual([]);
};

describe("delivery dates", () => {
  it("are not promised before an admin has set a plan", async () => {
    expect(await rangeOf({ pin: "560025" })).toBeNull();
    expect(await promiseOf(await place())).toEqual({ from: null, to: null, zone: null });
  });

  itInOneDay("follow the plan as soon as it is saved: by PIN code, by state, and for India", async () => {
    await save(await anAdmin());
    expect(await rangeOf({ pin: "560025" })).toEqual({ from: inDays(1), to: inDays(3) });
    expect(await rangeOf({ state: "Karnataka" })).toEqual({ from: inDays(1), to: inDays(3) });
    expect(await rangeOf({ pin: "682001" })).toEqual({ from: inDays(4), to: inDays(8) });
    for (const pin of [undefined, "", "12", "999999", "' or 1=1"])
      expect(await rangeOf(pin === undefined ? {} : { pin })).toEqual({ from: inDays(1), to: inDays(8) });
  });

  it("are not promised to a PIN code of union territories alone", async () => {
    await save(await anAdmin(), { zones: plan.zones.map((zone) => ({ ...zone, pinPrefixes: ["110"] })) });
    const statesOf = async (pin?: string) =>
      (await gql<{ statesWithoutDelivery: string[] }>(WITHOUT_DELIVERY, { pin })).data.statesWithoutDelivery;
    expect([await rangeOf({ pin: "110 001" }), await statesOf("110 001")]).toEqual([null, ["Delhi"]]);
    expect([await rangeOf({ pin: "160017" }), await statesOf("160017")]).toEqual([null, ["Chandigarh"]]);
    for (const pin of [undefined, "", "110", "999999", "160055", "560025"]) {
      expect(await statesOf(pin)).toEqual([]);
      expect(await rangeOf(pin === undefined ? {} : { pin })).not.toBeNull();
    }
    const id = await place({ state: "Haryana", zipCode: "110001" });
    expect(await promiseOf(id)).toEqual({ from: null, to: null, zone: null });
    await save(await anAdmin());
  });

  itInOneDay("are kept with the order as they were at placing, without a statement more", async () => {
    const admin = await anAdmin();
    await save(admin, {});
    await currentDeliveryPlan(shop);
    const id = await place();
    await save(admin, { otherMaxDays: 20 });
    await save(admin, { zones: [{ ...plan.zones[0], maxDays: 9 } as (typeof plan.zones)[0]] });
    expect(await promiseOf(id)).toEqual({ from: inDays(1), to: inDays(3), zone: "South" });
    const promised = rangeInWords(inDays(1), inDays(3));
    expect((await shop.database.source.transaction((tx) => orderToMail(tx, id)))?.deliveryRange).toBe(
      promised,
    );
    await sql("update orders set estimated_delivery = '2031-01-05T06:00:00Z' where id = $1", [id]);
    expect(await shop.database.source.transaction((tx) => orderToMail(tx, id))).toMatchObject({
      deliveryRange: "5 January 2031",
    });
    expect(await promiseOf(await place({ state: "Kerala", zipCode: "682001" }))).toMatchObject({
      zone: "Rest of India",
    });
    await currentDeliveryPlan(shop);
    const statements = await statementsOf(async () => {
      await promisedRange(shop, { pin: "560025", state: "Karnataka" }, new Date());
    });
    expect(statements).toEqual([]);
  });

  itInOneDay("follow another PIN code or state of the order, and stay within their zone", async () => {
    const admin = await anAdmin();
    await save(admin);
    const id = await place();
    const totals = () => sql("select shipping_cost, tax, final_amount from orders where id = $1", [id]);
    const [promised, total] = [await promiseOf(id), await totals()];
    await save(admin, { zones: plan.zones.map((zone) => ({ ...zone, maxDays: 9 })) });
    await readdress(admin, id, { city: "Mysuru", zipCode: "570001" }, {});
    expect(await promiseOf(id)).toEqual(promised);
    const kerala = { city: "Kochi", state: "Kerala", zipCode: "682001" };
    await readdress(admin, id, kerala, { city: "Mysuru", zipCode: "570001" });
    expect(await promiseOf(id)).toEqual({ from: inDays(4), to: inDays(8), zone: "Rest of India" });
    await readdress(admin, id, { ...kerala, zipCode: "110001" }, kerala);
    expect(await promiseOf(id)).toEqual({ from: null, to: null, zone: null });
    await readdress(admin, id, {}, { ...kerala, zipCode: "110001" });
    expect(await promiseOf(id)).toEqual({ from: inDays(1), to: inDays(9), zone: "South" });
    expect(await totals()).toEqual(total);
    await save(admin);
  });

  itInOneDay("are counted from the change of the address if the zone is another one", async () => {
    const admin = await anAdmin();
    await save(admin);
    const kerala = { city: "Kochi", state: "Kerala", zipCode: "682001" };
    const id = await place(kerala);
    await sql("update orders set promised_from = $2, promised_to = $3 where id = $1", [
      id,
      inDays(-6),
      inDays(-2),
    ]);
    await readdress(admin, id, { ...kerala, address: "9, MG Road" }, kerala);
    expect(await promiseOf(id)).toMatchObject({ from: inDays(-6), to: inDays(-2) });
    await readdress(admin, id, {}, { ...kerala, address: "9, MG Road" });
    expect(await promiseOf(id)).toEqual({ from: inDays(1), to: inDays(3), zone: "South" });
  });

  itInOneDay("are read again by a process that hears of a change by another one", async () => {
    const admin = await anAdmin();
    await save(admin);
    await currentDeliveryPlan(shop);
    await sql(
      "update delivery_plans set plan = jsonb_set(plan, '{otherMaxDays}', '30'), version = version + 1",
    );
    await sql("select pg_notify('audit', 'delivery-plan')");
    await expect.poll(async () => (await rangeOf())?.to).toBe(inDays(30));
    await save(admin);
  });
});

describe("the plan of delivery dates", () => {
  it("is refused if another admin has changed it or it is not valid", async () => {
    const admin = await anAdmin();
    await save(admin);
    const version = await versionNow();
    expect(await save(admin, { cutOffHour: 10 }, version - 1)).toMatchObject({
      code: "DELIVERY_PLAN_CHANGED",
    });
    expect(
      (await save(admin, {}, version - 1)).code,
      "the same plan again, after a lost answer",
    ).toBeUndefined();
    expect(await versionNow()).toBe(version);
    expect(await save(admin, { workingDays: [] })).toMatchObject({ code: "DELIVERY_PLAN_INVALID" });
    const [first, second] = await Promise.all([
      save(admin, { cutOffHour: 11 }, version),
      save(admin, { cutOffHour: 12 }, version),
    ]);
    expect([first.code, second.code].sort()).toEqual(["DELIVERY_PLAN_CHANGED", undefined]);
    expect(await versionNow()).toBe(version + 1);
    deliveryPlan.forget(shop);
    await save(admin);
  });

  it("has an audit entry for each save that changes it", async () => {
    const admin = await anAdmin();
    await save(admin, { cutOffHour: 9 });
    await save(admin, { cutOffHour: 9 });
    const entries = await sql<{ changes: unknown }>(
      "select changes from audit_entries where user_id = $1 and action = 'changeDeliveryPlan'",
      [admin.id],
    );
    expect(entries.map(({ changes }) => changes)).toEqual([{ cutOffHour: { before: 24, after: 9 } }]);
    await save(admin);
  });
});

describe("promised and real deliveries", () => {
  itInOneDay("are compared by zone: on time, early, late and overdue", async () => {
    const admin = await anAdmin();
    await sql("update orders set promised_from = null, promised_to = null");
    await save(admin);
    const ids = await Promise.all(Array.from({ length: 4 }, () => place()));
    const [onTime, early, late, overdue] = ids as [string, string, string, string];
    const promise = (id: string, from: number, to: number) =>
      sql("update orders set promised_from = $2, promised_to = $3 where id = $1", [
        id,
        inDays(from),
        inDays(to),
      ]);
    await Promise.all([
      promise(onTime, -1, 0),
      promise(early, 1, 3),
      promise(late, -5, -2),
      promise(overdue, -5, -1),
    ]);
    for (const id of [onTime, early, late]) {
      await changeStatus(admin, id, "SHIPPED");
      await changeStatus(admin, id, "DELIVERED");
    }
    const { data } = await gql<{ punctuality: unknown }>(PUNCTUALITY, {}, admin.token);
    expect(data.punctuality).toEqual([
      { zone: "South", delivered: 3, onTime: 2, early: 1, averageDaysLate: 2, overdue: 1 },
    ]);
  });
});
