import type { MigrationInterface, QueryRunner } from "typeorm";

/** Checkout no longer lets shoppers in by turn. The previous version reads the tables only in a crowd. */
export class WithoutCheckoutLine1763600000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop table if exists checkout_places, checkout_line");
    await runner.query("drop sequence if exists checkout_tickets");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("create sequence checkout_tickets");
    await runner.query(
      `create table checkout_line (id boolean primary key default true check (id),
         open_until timestamptz not null default '-infinity', admitted_at timestamptz not null default '-infinity')`,
    );
    await runner.query("insert into checkout_line default values");
    await runner.query(
      `create table checkout_places (user_id uuid primary key references users(id) on delete cascade,
         ticket bigint not null default nextval('checkout_tickets'), seen_at timestamptz not null default now(),
         admitted_at timestamptz)`,
    );
  }
}
