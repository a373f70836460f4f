import { addDays } from "../../platform/days.ts";
import type { Paise } from "../../platform/money.ts";
import type { DaySum } from "../orders/order-totals.store.ts";
import { revenueOf } from "../orders/order-totals.rules.ts";

/** The periods of the dashboard, in days: today and the days before it. */
export const salesPeriods: readonly number[] = [7, 30, 90];

/** The orders that were placed on one day in India. */
export type DaySales = { day: string; orderCount: number; revenue: Paise; netRevenue: Paise };

/** The sales of some days from `from` on; a day without orders has zeros. */
export const salesByDay = (from: string, days: number, sums: readonly DaySum[]): DaySales[] =>
  Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    return { day, ...revenueOf(sums.filter((sum) => sum.day === day)) };
  });
