import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";
import {
  after,
  isCashDelivered,
  owedFunctions,
  owedLessCredits,
  owedTrigger,
  recorder,
  unpaid,
} from "./payment-figures.ts";

const tables = [
  `create table if not exists payment_totals (
    figure text not null,
    day date not null,
    count bigint not null,
    amount bigint not null,
    constraint payment_totals_pkey primary key (figure, day)
  )`,
  `create table if not exists payment_deltas (
    id bigint generated always as identity,
    figure text not null,
    day date not null,
    count smallint not null,
    amount bigint not null,
    constraint payment_deltas_pkey primary key (id)
  )`,
  `create table if not exists disputes (
    id uuid not null default uuidv7(),
    gateway_dispute_id text not null,
    payment_id uuid not null,
    amount bigint not null,
    amount_deducted bigint not null,
    reason_code text not null,
    phase text not null,
    status text not null,
    respond_by timestamptz,
    opened_at timestamptz not null,
    resolved_at timestamptz,
    asked_at timestamptz not null,
    constraint disputes_pkey primary key (id),
    constraint disputes_gateway_dispute unique (gateway_dispute_id),
    constraint disputes_amount_check check (amount > 0 and amount_deducted >= 0),
    constraint disputes_payment_id_fkey foreign key (payment_id) references payments(id) on delete restrict
  )`,
  `create index if not exists disputes_of_payment on disputes (payment_id)`,
  `create index if not exists disputes_newest on disputes (opened_at, id)`,
  `create index if not exists disputes_lost on disputes (resolved_at, id) where status = 'lost'`,
  `create table if not exists settlements (
    gateway_settlement_id text not null,
    settled_at timestamptz not null,
    utr text,
    count integer not null,
    credit bigint not null,
    debit bigint not null,
    fee bigint not null,
    tax bigint not null,
    constraint settlements_pkey primary key (gateway_settlement_id)
  )`,
  `create index if not exists settlements_newest on settlements (settled_at, gateway_settlement_id)`,
  `create table if not exists settlement_items (
    id uuid not null default uuidv7(),
    entity_id text not null,
    type text not null,
    gateway_settlement_id text not null,
    amount bigint not null,
    fee bigint not null,
    tax bigint not null,
    credit bigint not null,
    debit bigint not null,
    settled_at timestamptz not null,
    problem text,
    order_id uuid,
    constraint settlement_items_pkey primary key (id),
    constraint settlement_items_entity unique (entity_id, type),
    constraint settlement_items_problem_check check (problem in ('unknown', 'amount')),
    constraint settlement_items_settlement_fkey foreign key (gateway_settlement_id)
      references settlements(gateway_settlement_id) on delete restrict,
    constraint settlement_items_order_id_fkey foreign key (order_id) references orders(id) on delete restrict
  )`,
  `create index if not exists settlement_items_of_settlement on settlement_items (gateway_settlement_id)`,
  `create index if not exists settlement_items_problems on settlement_items (settled_at, id) where problem is not null`,
  `create table if not exists settlement_days (
    id uuid not null default uuidv7(),
    day date not null,
    count integer not null,
    fetched_at timestamptz not null,
    constraint settlement_days_pkey primary key (id),
    constraint settlement_days_day unique (day)
  )`,
  `alter table payments add column if not exists settled_at timestamptz`,
  `create index if not exists cash_collections_newest on cash_collections (collected_at, order_id)`,
  `create index if not exists payouts_newest on payouts (paid_at, id) where paid_at is not null`,
];

const amountOf = (row: string): string => `${row}.amount`;

const paidBack = (name: string, instant: string): string =>
  recorder(name, {
    figure: (row) => `case when ${row}.${instant} is null then 'refund due' else 'refunded' end`,
    at: (row) => `coalesce(${row}.${instant}, ${row}.created_at)`,
    amount: amountOf,
  });

const functions = [
  recorder("record_payment_delta", {
    figure: () => "'online'",
    at: (row) => `${row}.captured_at`,
    amount: amountOf,
  }),
  recorder("record_cash_delta", {
    figure: () => "'cash'",
    at: (row) => `${row}.collected_at`,
    amount: amountOf,
  }),
  paidBack("record_refund_delta", "refunded_at"),
  paidBack("record_payout_delta", "paid_at"),
  recorder(
    "record_dispute_delta",
    { figure: () => "'lost'", at: (row) => `${row}.resolved_at`, amount: (row) => `${row}.amount_deducted` },
    (row) => `${row}.status = 'lost'`,
  ),
  ...owedFunctions(owedLessCredits),
];

const triggers = [
  after("payments_figures", "insert", "payments", "record_payment_delta"),
  after("cash_collections_figures", "insert", "cash_collections", "record_cash_delta"),
  after("refunds_figures_added", "insert", "refunds", "record_refund_delta"),
  after(
    "refunds_figures_moved",
    "update of refunded_at",
    "refunds",
    "record_refund_delta",
    "when (old.refunded_at is distinct from new.refunded_at)",
  ),
  after("payouts_figures_added", "insert", "payouts", "record_payout_delta"),
  after(
    "payouts_figures_moved",
    "update of paid_at",
    "payouts",
    "record_payout_delta",
    "when (old.paid_at is distinct from new.paid_at)",
  ),
  after("orders_owed_added", "insert", "orders", "record_owed_delta", `when (${isCashDelivered("new")})`),
  owedTrigger("credited_amount"),
  after("orders_owed_removed", "delete", "orders", "record_owed_delta", `when (${isCashDelivered("old")})`),
  after("disputes_figures", "insert or update", "disputes", "record_dispute_delta"),
  `create or replace trigger disputes_are_kept before delete on disputes
    for each row execute function books_are_kept()`,
];

const indexes = {
  payments_captured: "payments (captured_at, id)",
  payments_unsettled: "payments (captured_at, id) where settled_at is null",
  refunds_given: "refunds (refunded_at, id) where refunded_at is not null",
  orders_cash_owed: `orders (created_at, id) where payment_method = 'cod' and order_status = 'delivered'
    and payment_status in ${unpaid}`,
  orders_tracking: "orders (tracking_id) where tracking_id is not null",
};

/**
 * Figures of payments by day, disputes, and Razorpay's settlements (docs/adr/0031-settlements-and-disputes.md). The triggers
 * come before the first count. Each statement can be repeated.
 */
export class Settlements1763600000029 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...functions, ...triggers]) await runner.query(statement);
    for (const [name, on] of Object.entries(indexes)) await createIndexConcurrently(runner, { name, on });
    await runner.query("select recount_payments()");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop function record_payment_delta, record_cash_delta, record_refund_delta, record_payout_delta,
        record_owed_delta, record_dispute_delta cascade`,
    );
    await runner.query("drop function recount_payments");
    for (const name of [...Object.keys(indexes), "cash_collections_newest", "payouts_newest"])
      await runner.query(`drop index ${name}`);
    await runner.query("alter table payments drop settled_at");
    await runner.query("drop table settlement_days, settlement_items, settlements, disputes");
    await runner.query("drop table payment_deltas, payment_totals");
  }
}
