import type { Paise } from "../../platform/money.ts";
import type { DaySum } from "../orders/order-totals.store.ts";
import { revenueOf } from "../orders/order-totals.rules.ts";

/** The periods of the dashboard, in days: today and the days before it. */
export const salesPeriods: readonly number[] = [7, 30, 90];

export const maxSalesDays = Math.max(...salesPeriods);

/** The orders that were placed on one day in India. */
export type DaySales = { day: string; orderCount: number; revenue: Paise; netRevenue: Paise };

/** The sales of each day, in the order of `days`; a day without orders has zeros. */
export const salesByDay = (days: readonly string[], sums: readonly DaySum[]): DaySales[] =>
  days.map((day) => ({ day, ...revenueOf(sums.filter((sum) => sum.day === day)) }));
