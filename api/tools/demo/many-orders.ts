import { totalsOf, type Totals, type TotalsSettings } from "../../src/features/checkout/totals.rules.ts";
import { hsnOf } from "../../src/features/catalogue/hsn.rules.ts";
import type { NewOrderLine } from "../../src/features/orders/order-write.store.ts";
import { daysBefore } from "../../src/platform/instant.ts";
import { idAt } from "./id-at.ts";
import { shopperAt, type SeedShopper } from "./many-shoppers.ts";
import { lifeOf, type OrderLife } from "./order-life.ts";
import { pick } from "./pick.ts";
import { seededRandom, type Random } from "./pictures/random.ts";
import type { SeedOffer } from "./seed-offers.ts";

export type SeedOrder = {
  id: string;
  shopper: SeedShopper;
  createdAt: Date;
  life: OrderLife;
  totals: Totals;
  lines: NewOrderLine[];
};

export type ManyOrders = {
  count: number;
  now: Date;
  /** The seed of the random numbers, and part of the shoppers' addresses. */
  seed: string;
  /** The products of the orders; the first ones sell most. */
  offers: readonly SeedOffer[];
  settings: TotalsSettings;
};

const spreadDays = 730;
const ordersOfShopper = 4;

/** The last order is placed an hour before now: by then it is paid or cancelled. */
const lastOrderAge = 60 * 60 * 1000;

/** An instant in the two years before now. The shop grows: the second year has three times the orders of the first. */
const instantAt = (share: number, now: Date): Date => {
  const start = daysBefore(now, spreadDays).getTime();
  const end = now.getTime() - lastOrderAge;
  return new Date(Math.round(start + (end - start) * Math.sqrt(share)));
};

/** Ids and first days of the shoppers, oldest first. */
const accountsOf = ({ count, now }: ManyOrders): { id: string; createdAt: Date }[] => {
  const shoppers = Math.ceil(count / ordersOfShopper);
  return Array.from({ length: shoppers }, (_, index) => {
    const createdAt = instantAt(index / shoppers, now);
    return { id: idAt(createdAt), createdAt };
  });
};

const lineCounts = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4];
const quantities = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3];

const lineOf = (chance: Random, offer: SeedOffer) => ({
  productId: offer.productId,
  stockUnitId: offer.stockUnitId,
  title: offer.title,
  price: offer.price,
  quantity: pick(chance, quantities),
  size: offer.isPooled ? (pick(chance, offer.availableSizes) ?? null) : offer.size,
  color: offer.isPooled ? (pick(chance, offer.availableColors) ?? null) : offer.color,
  sku: null,
  hsn: hsnOf(offer),
});

/** Lines of different products. */
const linesOf = (chance: Random, offers: readonly SeedOffer[]) => {
  const chosen = new Map<string, SeedOffer>();
  for (let rest = pick(chance, lineCounts); rest > 0; rest -= 1) {
    const offer = offers[Math.floor(offers.length * chance.next() ** 2)];
    if (offer) chosen.set(offer.productId, offer);
  }
  return [...chosen.values()].map((offer) => lineOf(chance, offer));
};

/** The shoppers of the orders, with their accounts. */
export type SeedOrders = { shoppers: () => Generator<SeedShopper>; orders: () => Generator<SeedOrder> };

/**
 * Generates shoppers, and their orders, oldest first, over the two years before `now`. Totals and taxes follow the shop's
 * own rules; no order has a discount. The same seed gives the same orders, except for their ids.
 */
export const manyOrders = (options: ManyOrders): SeedOrders => {
  const { count, now, seed, offers, settings } = options;
  const token = seed.replace(/\W/g, "").slice(0, 6);
  const accounts = accountsOf(options);
  const shopper = (position: number): SeedShopper => {
    const account = accounts[position];
    if (!account) throw new Error(`There is no shopper ${position}.`);
    return shopperAt(position, { token, ...account });
  };
  return {
    *shoppers() {
      for (const position of accounts.keys()) yield shopper(position);
    },
    *orders() {
      const chance = seededRandom(seed);
      for (let index = 0; index < count; index += 1) {
        const share = (index + chance.next()) / count;
        const createdAt = instantAt(share, now);
        const { lines, ...totals } = totalsOf(linesOf(chance, offers), settings, {
          at: createdAt,
          promotions: [],
        });
        yield {
          id: idAt(createdAt),
          shopper: shopper(Math.floor(chance.next() * share * accounts.length)),
          createdAt,
          life: lifeOf(chance, createdAt, now),
          totals,
          lines,
        };
      }
    },
  };
};
