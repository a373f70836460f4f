import type pg from "pg";

/** Money that waits, in numbers and rupees. Ages are in seconds; 0 if nothing waits. */
export type MoneyWaiting = {
  /** Payments that were begun, and whose end Razorpay has not told yet. */
  payments: number;
  /** Seconds since the oldest of them should have been looked up at Razorpay. */
  lookUpLate: number;
  refunds: number;
  refundRupees: number;
  refundAge: number;
  /** Refunds that Razorpay has failed to pay. */
  failedRefunds: number;
  /** Money of cash orders that the shop has to transfer by hand. */
  payouts: number;
  payoutRupees: number;
  payoutAge: number;
};

const age = (instant: string) => `coalesce(extract(epoch from now() - min(${instant})), 0)::float8`;

/** Reads the indexes of what waits: closed payments and refunds do not matter. */
export const moneyWaiting = async (pool: pg.Pool): Promise<MoneyWaiting | undefined> => {
  const { rows } = await pool.query<MoneyWaiting>(
    `select i.*, r.*, p.* from
       (select count(*)::int as payments, greatest(0, ${age("next_ask_at")}) as "lookUpLate"
        from payment_intents where next_ask_at is not null) i,
       (select count(*)::int as refunds, coalesce(sum(amount), 0)::float8 / 100 as "refundRupees", ${age("created_at")} as "refundAge",
          (count(*) filter (where failures > 0))::int as "failedRefunds"
        from refunds where refunded_at is null) r,
       (select count(*)::int as payouts, coalesce(sum(amount), 0)::float8 / 100 as "payoutRupees", ${age("details_given_at")} as "payoutAge"
        from payouts where paid_at is null and details_given_at is not null) p`,
  );
  return rows[0];
};
