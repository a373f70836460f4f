import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table order_addresses (
    id uuid not null default uuidv7(),
    user_id uuid not null,
    email citext not null,
    secret_hash text,
    asked_at timestamptz not null default now(),
    confirmed_at timestamptz,
    constraint order_addresses_pkey primary key (id),
    constraint order_addresses_user_email unique (user_id, email),
    constraint order_addresses_user_id_fkey foreign key (user_id) references users(id) on delete cascade
  )`,
  "create unique index order_addresses_secret_hash on order_addresses (secret_hash)",
  "create index order_addresses_email_asked on order_addresses (email, asked_at)",
];

/** Second e-mail addresses of orders: each gets one request for confirmation, and order mails after it. */
export class OrderAddresses1763600000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table order_addresses");
  }
}
