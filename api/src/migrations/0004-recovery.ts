import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `alter table users
    add notify_email boolean not null default true,
    add notify_order_updates boolean not null default true,
    add notify_security boolean not null default true,
    add notify_promotions boolean not null default false,
    add deleted_at timestamptz`,
  `create table mailed_secrets (
    id uuid not null default uuidv7(),
    purpose text not null,
    email citext not null,
    user_id uuid,
    secret_hash text,
    tries integer not null default 0,
    proved_at timestamptz,
    proved_from text,
    ended_at timestamptz,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    constraint mailed_secrets_pkey primary key (id),
    constraint mailed_secrets_purpose_check check (purpose in ('verify-email', 'reset-password', 'one-time-password'))
  )`,
  `create unique index mailed_secrets_hash on mailed_secrets (secret_hash)`,
  `create unique index mailed_secrets_live on mailed_secrets (purpose, email) where ended_at is null`,
  `create table welcome_codes (
    code text not null,
    user_id uuid not null,
    percent integer not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    constraint welcome_codes_pkey primary key (code),
    constraint welcome_codes_user unique (user_id),
    constraint welcome_codes_percent_check check (percent between 1 and 100)
  )`,
  `create table throttles (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `alter table mailed_secrets add constraint mailed_secrets_user_id_fkey
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table welcome_codes add constraint welcome_codes_user_id_fkey
    foreign key (user_id) references users(id) on delete cascade`,
];

/** Verified addresses, recovery, notification choices, welcome codes, and the counters of the throttles. */
export class Recovery1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table throttles, welcome_codes, mailed_secrets");
    await runner.query(`alter table users drop notify_email, drop notify_order_updates, drop notify_security,
      drop notify_promotions, drop deleted_at`);
  }
}
