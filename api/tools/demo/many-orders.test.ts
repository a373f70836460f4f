import { describe, expect, it } from "vitest";
import { checkedAddress } from "../../src/features/shop/address.rules.ts";
import { shopRules } from "../../src/features/shop/shop.rules.ts";
import { isId } from "../../src/platform/ids.ts";
import { indianPlaces } from "./indian-places.ts";
import { manyOrders, type SeedOrder } from "./many-orders.ts";
import type { SeedOffer } from "./seed-offers.ts";

const now = new Date("2026-11-20T10:00:00Z");
const day = 86_400_000;

const offer = (number: number, changes: Partial<SeedOffer> = {}): SeedOffer => ({
  productId: `product ${number}`,
  stockUnitId: `unit ${number}`,
  title: `Kurta ${number}`,
  price: 40_000 + number * 10_000,
  category: number % 5 === 0 ? "accessories" : "party",
  kind: "kurta",
  hsn: null,
  availableSizes: ["S", "M", "L"],
  availableColors: ["Madder", "Indigo"],
  isPooled: true,
  size: null,
  color: null,
  ...changes,
});

const offers = Array.from({ length: 40 }, (_, index) => offer(index));

const seeded = (count: number, seed = "test") =>
  manyOrders({ count, now, seed, offers, settings: shopRules });

const statusOf = ({ life }: SeedOrder) => life.steps[life.steps.length - 1]?.status;

describe("generated orders", () => {
  const orders = [...seeded(4000).orders()];

  it("have the requested number and unique ids", () => {
    expect(orders).toHaveLength(4000);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(4000);
    expect(orders.every(({ id }) => isId(id))).toBe(true);
  });

  it("are placed within the last two years, oldest first, none in the last hour", () => {
    const instants = orders.map(({ createdAt }) => createdAt.getTime());
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
    expect(instants[0]).toBeGreaterThanOrEqual(now.getTime() - 730 * day);
    expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime() - 3_600_000);
    expect(instants.at(-1)).toBeGreaterThan(now.getTime() - 2 * day);
  });

  it("have lines of different products with a size and a colour", () => {
    for (const { lines } of orders) {
      expect(new Set(lines.map(({ productId }) => productId)).size).toBe(lines.length);
      expect(lines.every(({ size, color }) => size && color)).toBe(true);
    }
    expect(new Set(orders.map(({ lines }) => lines.length))).toEqual(new Set([1, 2, 3, 4]));
  });

  it("have totals that add up", () => {
    for (const { lines, totals } of orders) {
      const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      expect(totals).toMatchObject({ subtotal, discount: 0, total: subtotal + totals.shippingCost });
      expect(totals.shippingCost).toBe(subtotal > 50_000 ? 0 : 9900);
      expect(totals.tax).toBeGreaterThan(0);
    }
  });

  it("go through their statuses in order of time", () => {
    for (const { createdAt, life } of orders) {
      const instants = life.steps.map(({ at }) => at.getTime());
      expect(instants[0]).toBe(createdAt.getTime());
      expect(instants).toEqual([...instants].sort((one, other) => one - other));
      expect(instants.at(-1)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it("never end as pending", () => {
    const statuses = ["confirmed", "processing", "shipped", "delivered", "cancelled", "returned"];
    expect([...new Set(orders.map(statusOf))].sort()).toEqual(statuses.sort());
  });

  it("are paid as their status says", () => {
    const expectedPayment = (order: SeedOrder): string[] => {
      const isOver = ["cancelled", "returned"].includes(statusOf(order) ?? "");
      if (order.life.method === "cod") return ["pending", "completed"];
      if (!order.life.paidAt) return isOver ? ["failed"] : [];
      return [isOver ? "refunded" : "completed"];
    };
    for (const order of orders) {
      const { method, paymentStatus, paidAt, refundedAt } = order.life;
      expect(expectedPayment(order)).toContain(paymentStatus);
      expect(method === "cod" && paidAt).toBeFalsy();
      expect(refundedAt !== null).toBe(paymentStatus === "refunded");
    }
    const outcomes = new Set(orders.map(({ life }) => `${life.method} ${life.paymentStatus}`));
    expect([...outcomes].sort()).toEqual([
      "cod completed",
      "cod pending",
      "online completed",
      "online failed",
      "online refunded",
    ]);
  });

  it("are placed by shoppers who have their account by then, at addresses that checkout accepts", () => {
    const shoppers = [...seeded(4000).shoppers()];
    expect(shoppers).toHaveLength(1000);
    expect(new Set(shoppers.map(({ email }) => email)).size).toBe(1000);
    for (const { address } of shoppers) {
      expect(checkedAddress(address, shopRules)).toEqual(address);
      expect(address.zipCode).toMatch(/^[1-9]\d{5}$/);
      expect(address.phone).toMatch(/^[6-9]\d{9}$/);
    }
    expect(orders.filter(({ shopper, createdAt }) => shopper.createdAt > createdAt)).toEqual([]);
  });

  it("are the same for the same seed, except for the ids", () => {
    const facts = (seed: string) =>
      [...seeded(50, seed).orders()].map(({ lines, totals, life, shopper }) => [
        lines.map(({ title, quantity, size }) => [title, quantity, size]),
        totals.total,
        life,
        shopper.address,
      ]);
    expect(facts("one")).toEqual(facts("one"));
    expect(facts("one")).not.toEqual(facts("two"));
  });

  it("take the size and colour of a unit that counts them", () => {
    const counted = offer(1, { isPooled: false, size: "M", color: null, availableColors: [] });
    const settings = { count: 5, now, seed: "test", offers: [counted], settings: shopRules };
    for (const { lines } of manyOrders(settings).orders())
      expect(lines).toMatchObject([{ size: "M", color: null }]);
  });
});

const statesOfPlaces = new Set<string>(indianPlaces.map(({ state }) => state));

it("every place is in a state of the shop", () => {
  expect([...statesOfPlaces].filter((state) => !shopRules.states.some((each) => each === state))).toEqual([]);
});

it("every state of the shop has a place", () => {
  expect(shopRules.states.filter((state) => !statesOfPlaces.has(state))).toEqual([]);
});
