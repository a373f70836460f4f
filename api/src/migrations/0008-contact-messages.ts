import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create sequence ticket_numbers start 100234`,
  `create table contact_messages (
    id uuid not null default uuidv7(),
    ticket_number text not null,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    content_hash text not null,
    user_id uuid,
    created_at timestamptz not null default now(),
    read_at timestamptz,
    handled_at timestamptz,
    constraint contact_messages_ticket unique (ticket_number),
    constraint contact_messages_pkey primary key (id)
  )`,
  `create index contact_messages_newest on contact_messages (created_at, id)`,
  `create index contact_messages_open on contact_messages (created_at, id) where handled_at is null`,
  `create index contact_messages_content on contact_messages (content_hash)`,
  `alter table contact_messages add constraint contact_messages_user_id_fkey
    foreign key (user_id) references users(id) on delete set null`,
];

/** The messages of the contact form. */
export class ContactMessages1763600000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table contact_messages");
    await runner.query("drop sequence ticket_numbers");
  }
}
