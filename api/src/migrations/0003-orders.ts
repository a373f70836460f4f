import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create sequence order_numbers start 100001`,
  `create table cart_lines (
    id uuid not null default uuidv7(),
    user_id uuid not null,
    product_id uuid not null,
    size text,
    color text,
    quantity integer not null,
    created_at timestamptz not null default now(),
    constraint cart_lines_quantity_check check (quantity between 1 and 99),
    constraint cart_lines_pkey primary key (id)
  )`,
  `create table orders (
    id uuid not null default uuidv7(),
    order_number text not null,
    user_id uuid not null,
    idempotency_key text not null,
    draft_hash text not null,
    order_status text not null,
    holds_stock boolean not null default true,
    total_amount bigint not null,
    shipping_cost bigint not null,
    discount bigint not null default 0,
    tax bigint not null,
    final_amount bigint not null,
    tracking_id text,
    estimated_delivery timestamptz,
    notes text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    ship_full_name text not null,
    ship_email text not null,
    ship_phone text not null,
    ship_address text not null,
    ship_city text not null,
    ship_state text not null,
    ship_zip_code text not null,
    ship_country text not null,
    payment_method text not null,
    payment_transaction_id text,
    payment_status text not null,
    constraint orders_idempotency_key unique (user_id, idempotency_key),
    constraint orders_number unique (order_number),
    constraint orders_total_check check (total_amount > 0 and shipping_cost >= 0 and discount >= 0 and discount <= total_amount and tax >= 0 and final_amount = total_amount + shipping_cost - discount),
    constraint orders_pkey primary key (id)
  )`,
  `create table order_lines (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    place smallint not null,
    product_id uuid not null,
    stock_unit_id uuid not null,
    title text not null,
    price integer not null,
    quantity integer not null,
    size text,
    color text,
    constraint order_lines_quantity_check check (quantity between 1 and 99 and price > 0),
    constraint order_lines_pkey primary key (id)
  )`,
  `create table order_status_changes (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    from_status text,
    to_status text not null,
    user_id uuid,
    changed_at timestamptz not null default now(),
    constraint order_status_changes_pkey primary key (id)
  )`,
  `create index orders_status_newest on orders (order_status, created_at, id)`,
  `create index orders_user_newest on orders (user_id, created_at, id)`,
  `create index orders_newest on orders (created_at, id)`,
  `create index order_lines_product on order_lines (product_id)`,
  `create unique index order_lines_place on order_lines (order_id, place)`,
  `create index order_status_changes_order on order_status_changes (order_id, id)`,
  `alter table cart_lines add constraint cart_lines_user_id_fkey
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table cart_lines add constraint cart_lines_product_id_fkey
    foreign key (product_id) references products(id) on delete cascade`,
  `alter table orders add constraint orders_user_id_fkey
    foreign key (user_id) references users(id) on delete restrict`,
  `alter table order_lines add constraint order_lines_order_id_fkey
    foreign key (order_id) references orders(id) on delete cascade`,
  `alter table order_lines add constraint order_lines_product_id_fkey
    foreign key (product_id) references products(id) on delete restrict`,
  `alter table order_lines add constraint order_lines_stock_unit_id_fkey
    foreign key (stock_unit_id) references stock_units(id) on delete restrict`,
  `alter table order_status_changes add constraint order_status_changes_order_id_fkey
    foreign key (order_id) references orders(id) on delete cascade`,
  `alter table order_status_changes add constraint order_status_changes_user_id_fkey
    foreign key (user_id) references users(id) on delete set null`,
  `create unique index cart_lines_choice on cart_lines (user_id, product_id, size, color) nulls not distinct`,
];

/** The tables of carts and orders. */
export class Orders1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table order_status_changes, order_lines, orders, cart_lines");
    await runner.query("drop sequence order_numbers");
  }
}
