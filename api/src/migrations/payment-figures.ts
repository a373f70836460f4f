/**
 * SQL of the payment figures, for more than one migration (docs/adr/0031-settlements-and-disputes.md). Triggers write a delta
 * when a row enters or leaves a figure.
 */

export const unpaid = "('pending', 'failed')";

const isOwed = (row: string): string =>
  `${row}.payment_method = 'cod' and ${row}.order_status = 'delivered' and ${row}.payment_status in ${unpaid}`;

/** SQL: the cash that a courier owes for the order in `row`. */
type OwedAmount = (row: string) => string;

export const owedLessCredits: OwedAmount = (row) => `${row}.final_amount - ${row}.credited_amount`;

/** The figure, day and amount of each kind of row, as of now. */
const sources = (owed: OwedAmount) => [
  `select 'online', indian_day(captured_at), 1, amount from payments`,
  `select 'cash', indian_day(collected_at), 1, amount from cash_collections`,
  `select case when refunded_at is null then 'refund due' else 'refunded' end,
    indian_day(coalesce(refunded_at, created_at)), 1, amount from refunds`,
  `select case when paid_at is null then 'refund due' else 'refunded' end,
    indian_day(coalesce(paid_at, created_at)), 1, amount from payouts`,
  `select 'cash owed', indian_day(created_at), 1, ${owed("o")} from orders o where ${isOwed("o")}`,
  `select 'lost', indian_day(resolved_at), 1, amount_deducted from disputes where status = 'lost'`,
];

const add = (figure: string, at: string, count: number, amount: string): string =>
  `insert into public.payment_deltas (figure, day, count, amount)
    values (${figure}, indian_day(${at}), ${count}, ${count < 0 ? "-" : ""}(${amount}));`;

/** A trigger function that takes the old row out of its figure and adds the new one. */
export const recorder = (
  name: string,
  { figure, at, amount }: Record<"figure" | "at" | "amount", (row: string) => string>,
  condition: (row: string) => string = () => "true",
): string => `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        if ${condition("old")} then
          ${add(figure("old"), at("old"), -1, amount("old"))}
        end if;
      end if;
      if tg_op <> 'DELETE' then
        if ${condition("new")} then
          ${add(figure("new"), at("new"), 1, amount("new"))}
        end if;
      end if;
      return null;
    end $$`;

/** The functions of the figure of cash owed, with its amount: the trigger function, and the count of all figures. */
export const owedFunctions = (owed: OwedAmount): string[] => [
  recorder(
    "record_owed_delta",
    { figure: () => "'cash owed'", at: (row) => `${row}.created_at`, amount: owed },
    isOwed,
  ),
  // One statement, so one snapshot: the deltas that it removes are those of the rows that it counts.
  `create or replace function recount_payments() returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('payment figures'));
      delete from payment_totals;
      with removed as (delete from payment_deltas)
      insert into payment_totals (figure, day, count, amount)
        select s.figure, s.day, count(*), sum(s.amount)
        from (${sources(owed).join(" union all ")}) s(figure, day, count, amount) group by 1, 2;
    end $$`,
];

export const after = (name: string, events: string, table: string, fn: string, when = ""): string =>
  `create or replace trigger ${name} after ${events} on ${table} for each row ${when} execute function ${fn}()`;

export const isCashDelivered = (row: string): string =>
  `${row}.payment_method = 'cod' and ${row}.order_status = 'delivered'`;

/** Takes an order whose cash is owed into the figure, and out of it. `creditColumn` is the credit that lowers its amount. */
export const owedTrigger = (creditColumn: string): string =>
  after(
    "orders_owed_moved",
    `update of order_status, payment_status, created_at, ${creditColumn}`,
    "orders",
    "record_owed_delta",
    `when ((${isCashDelivered("old")}) or (${isCashDelivered("new")}))`,
  );
