import { dayInIndia } from "../../platform/days.ts";
import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import type { Services } from "../shop/services.ts";
import { punctualityByZone, type PunctualityRow } from "./punctuality.store.ts";

/** Days back in which an order was delivered. */
const countedDays = 30;

/** Seconds for which the figures are fresh: with 1,000,000 orders they take half a second. */
const freshFor = 300;

const caches = new WeakMap<Services["settings"], StaleWhileRevalidateCache<PunctualityRow[]>>();

/** How the promises of the last days were kept; the figures may be some minutes old. One cache per process. */
export const recentPunctuality = ({ settings, database }: Services): Promise<PunctualityRow[]> => {
  const cache = caches.get(settings) ?? staleWhileRevalidate<PunctualityRow[]>(freshFor);
  caches.set(settings, cache);
  const today = dayInIndia(new Date());
  return cache.get(today, () => punctualityByZone(database, { days: countedDays, today }));
};
