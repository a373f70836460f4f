import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `alter table orders add payable_until timestamptz`,
  `create index orders_payable_until on orders (payable_until)
    where order_status = 'pending' and payment_method = 'online' and payment_status <> 'completed'`,
  `create table payment_intents (
    id uuid not null default uuidv7(),
    gateway_order_id text not null,
    user_id uuid not null,
    order_id uuid,
    amount bigint not null,
    currency text not null default 'INR',
    next_ask_at timestamptz,
    created_at timestamptz not null default now(),
    constraint payment_intents_pkey primary key (id),
    constraint payment_intents_gateway_order unique (gateway_order_id),
    constraint payment_intents_order unique (order_id),
    constraint payment_intents_amount_check check (amount >= 100 and currency = 'INR')
  )`,
  `create index payment_intents_next_ask on payment_intents (next_ask_at) where next_ask_at is not null`,
  `create table payments (
    id uuid not null default uuidv7(),
    intent_id uuid not null,
    gateway_payment_id text not null,
    amount bigint not null,
    currency text not null,
    method text not null,
    status text not null,
    captured_at timestamptz not null default now(),
    constraint payments_pkey primary key (id),
    constraint payments_gateway_payment unique (gateway_payment_id),
    constraint payments_status_check check (status in ('captured', 'refund_due', 'refunded'))
  )`,
  `create unique index payments_one_captured on payments (intent_id) where status = 'captured'`,
  `create index payments_intent on payments (intent_id)`,
  `create table refunds (
    id uuid not null default uuidv7(),
    payment_id uuid not null,
    amount bigint not null,
    reason text not null,
    gateway_refund_id text,
    refunded_at timestamptz,
    created_at timestamptz not null default now(),
    constraint refunds_pkey primary key (id),
    constraint refunds_payment unique (payment_id),
    constraint refunds_gateway_refund unique (gateway_refund_id),
    constraint refunds_amount_check check (amount > 0)
  )`,
  `create index refunds_due on refunds (created_at) where refunded_at is null`,
  `create table webhook_events (
    id text not null,
    event text not null,
    received_at timestamptz not null default now(),
    constraint webhook_events_pkey primary key (id)
  )`,
  `alter table payment_intents add constraint payment_intents_user_id_fkey
    foreign key (user_id) references users(id) on delete restrict`,
  `alter table payment_intents add constraint payment_intents_order_id_fkey
    foreign key (order_id) references orders(id) on delete restrict`,
  `alter table payments add constraint payments_intent_id_fkey
    foreign key (intent_id) references payment_intents(id) on delete restrict`,
  `alter table refunds add constraint refunds_payment_id_fkey
    foreign key (payment_id) references payments(id) on delete restrict`,
];

/** Online payment: payment intents, the ledger of captured payments, refunds, and webhook events. */
export class Payments1763600000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table webhook_events, refunds, payments, payment_intents");
    await runner.query("alter table orders drop payable_until");
  }
}
