import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create extension if not exists citext`,
  `create table users (
    id uuid not null default uuidv7(),
    name text not null,
    email citext not null,
    mobile text,
    address text,
    profile_pic text,
    role text not null default 'shopper',
    password_hash text not null,
    email_verified_at timestamptz,
    created_at timestamptz not null default now(),
    constraint users_email unique (email),
    constraint users_pkey primary key (id)
  )`,
  `create table sessions (
    id uuid not null default uuidv7(),
    user_id uuid not null,
    device text not null default '',
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    constraint sessions_pkey primary key (id)
  )`,
  `create index sessions_user_id on sessions (user_id)`,
  `alter table sessions add constraint sessions_user_id_fkey
    foreign key (user_id) references users(id) on delete cascade`,
];

/** The tables of accounts and their sessions. */
export class Accounts1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table sessions, users");
  }
}
