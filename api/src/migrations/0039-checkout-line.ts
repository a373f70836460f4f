import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The line at checkout: one row that says until when it is open, and a place for each account in it. `admitted_at` of a place
 * is when its turn began. Each statement can be repeated.
 */
const statements = [
  `create table if not exists checkout_line (
    id boolean not null default true,
    open_until timestamptz not null default '-infinity',
    admitted_at timestamptz not null default '-infinity',
    constraint checkout_line_pkey primary key (id),
    constraint checkout_line_one_row check (id)
  )`,
  "insert into checkout_line default values on conflict do nothing",
  "create sequence if not exists checkout_tickets",
  `create table if not exists checkout_places (
    user_id uuid not null,
    ticket bigint not null default nextval('checkout_tickets'),
    seen_at timestamptz not null default now(),
    admitted_at timestamptz,
    constraint checkout_places_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
    constraint checkout_places_pkey primary key (user_id)
  )`,
  "create index if not exists checkout_places_waiting on checkout_places (ticket) where admitted_at is null",
];

export class CheckoutLine1763600000039 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table checkout_places");
    await runner.query("drop sequence checkout_tickets");
    await runner.query("drop table checkout_line");
  }
}
