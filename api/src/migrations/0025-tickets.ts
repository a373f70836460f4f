import type { MigrationInterface, QueryRunner } from "typeorm";

/** A message of the contact form becomes a ticket: category, order, clocks, and what was written after it. */
export class Tickets1763600000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table contact_messages add category text not null default 'other', add order_id uuid,
         add version integer not null default 1, add acknowledged_at timestamptz,
         add has_acknowledgement boolean not null default false, add address_proved_at timestamptz,
         add waiting_at timestamptz, add reopened_at timestamptz,
         add constraint contact_messages_category_check
           check (category in ('order', 'delivery', 'return', 'product', 'payment', 'privacy', 'other')),
         add constraint contact_messages_order_id_fkey foreign key (order_id) references orders(id) on delete set null`,
    );
    await runner.query("create index contact_messages_email on contact_messages (email, created_at)");
    await runner.query(
      "create index contact_messages_order on contact_messages (order_id) where order_id is not null",
    );
    await runner.query(
      `create table ticket_messages (
         id uuid not null default uuidv7(),
         ticket_id uuid not null,
         kind text not null,
         message text not null,
         user_id uuid,
         author_name text,
         created_at timestamptz not null default now(),
         mailed_at timestamptz,
         constraint ticket_messages_pkey primary key (id),
         constraint ticket_messages_kind_check check (kind in ('customer', 'answer', 'note')),
         constraint ticket_messages_ticket_id_fkey foreign key (ticket_id) references contact_messages(id) on delete cascade,
         constraint ticket_messages_user_id_fkey foreign key (user_id) references users(id) on delete set null)`,
    );
    await runner.query("create index ticket_messages_ticket on ticket_messages (ticket_id, id)");
  }

  async down(): Promise<void> {
    throw new Error("What customers and the shop have written is not dropped.");
  }
}
