import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create sequence return_numbers start 1001`,
  `create table returns (
    id uuid not null default uuidv7(),
    return_number text not null,
    order_id uuid not null,
    user_id uuid not null,
    idempotency_key text not null,
    request_hash text not null,
    status text not null default 'requested',
    version integer not null default 1,
    refusal_reason text,
    expected_amount bigint not null,
    credited_amount bigint,
    replacement_courier text,
    replacement_tracking_id text,
    replacement_sent_at timestamptz,
    created_at timestamptz not null default now(),
    constraint returns_status_check
      check (status in ('requested', 'approved', 'refused', 'withdrawn', 'closed', 'received', 'completed')),
    constraint returns_amount_check check (expected_amount >= 0 and credited_amount >= 0),
    constraint returns_order_id_fkey foreign key (order_id) references orders(id),
    constraint returns_user_id_fkey foreign key (user_id) references users(id),
    constraint returns_number unique (return_number),
    constraint returns_idempotency_key unique (user_id, idempotency_key),
    constraint returns_pkey primary key (id)
  )`,
  `create index returns_newest on returns (created_at, id)`,
  `create index returns_status_newest on returns (status, created_at, id)`,
  `create index returns_user_newest on returns (user_id, created_at, id)`,
  `create index returns_order on returns (order_id)`,
  `create table return_lines (
    id uuid not null default uuidv7(),
    return_id uuid not null,
    place smallint not null,
    order_line_id uuid not null,
    quantity integer not null,
    kind text not null,
    reason text not null,
    comment text,
    size text,
    color text,
    new_size text,
    new_color text,
    restocked integer not null default 0,
    written_off integer not null default 0,
    constraint return_lines_quantity_check check (quantity between 1 and 99),
    constraint return_lines_kind_check check (kind in ('return', 'exchange')),
    constraint return_lines_inspected_check
      check (restocked >= 0 and written_off >= 0 and restocked + written_off in (0, quantity)),
    constraint return_lines_return_id_fkey foreign key (return_id) references returns(id) on delete cascade,
    constraint return_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id),
    constraint return_lines_pkey primary key (id)
  )`,
  `create unique index return_lines_place on return_lines (return_id, place)`,
  `create index return_lines_order_line on return_lines (order_line_id)`,
  `create table return_steps (
    id uuid not null default uuidv7(),
    return_id uuid not null,
    kind text not null,
    user_id uuid,
    happened_at timestamptz not null default now(),
    constraint return_steps_return_id_fkey foreign key (return_id) references returns(id) on delete cascade,
    constraint return_steps_user_id_fkey foreign key (user_id) references users(id) on delete set null,
    constraint return_steps_pkey primary key (id)
  )`,
  `create index return_steps_return on return_steps (return_id, id)`,
  `create table return_photos (
    id uuid not null default uuidv7(),
    return_id uuid not null,
    content_key text not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now(),
    constraint return_photos_return_id_fkey foreign key (return_id) references returns(id) on delete cascade,
    constraint return_photos_content unique (return_id, content_key),
    constraint return_photos_pkey primary key (id)
  )`,
  `create table order_portion_changes (
    id uuid not null default uuidv7(),
    order_line_id uuid not null,
    size text,
    color text,
    quantity integer not null,
    held_for uuid,
    constraint order_portion_changes_quantity_check check (quantity <> 0),
    constraint order_portion_changes_line_fkey foreign key (order_line_id) references order_lines(id),
    constraint order_portion_changes_pkey primary key (id)
  )`,
  `create index order_portion_changes_line on order_portion_changes (order_line_id)`,
  `create index order_portion_changes_held on order_portion_changes (held_for) where held_for is not null`,
];

/** Returns and exchanges with their lines, steps and photographs, and what they change in the pieces of an order. */
export class Returns1763600000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "drop table order_portion_changes, return_photos, return_steps, return_lines, returns",
    );
    await runner.query("drop sequence return_numbers");
  }
}
