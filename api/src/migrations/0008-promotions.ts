import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = [
  `create table promotions (
    id uuid not null default uuidv7(),
    version integer not null default 1,
    title text not null,
    method text not null,
    kind text not null,
    percent integer,
    amount bigint,
    buy_quantity integer,
    free_quantity integer,
    categories text[] not null default '{}',
    kinds text[] not null default '{}',
    product_ids uuid[] not null default '{}',
    min_subtotal bigint not null default 0,
    min_pieces integer not null default 0,
    is_first_order boolean not null default false,
    max_uses integer,
    max_uses_per_shopper integer,
    is_combinable boolean not null default false,
    starts_at timestamptz not null,
    ends_at timestamptz,
    paused_at timestamptz,
    uses integer not null default 0,
    is_welcome boolean not null default false,
    created_at timestamptz not null default now(),
    constraint promotions_pkey primary key (id),
    constraint promotions_method_check check (method in ('code', 'automatic')),
    constraint promotions_kind_check check (case kind
      when 'percent' then percent between 1 and 100
      when 'amount' then amount > 0
      when 'free-shipping' then true
      when 'buy-x-get-y' then percent between 1 and 100 and buy_quantity > 0 and free_quantity > 0
      else false end),
    constraint promotions_times_check check (ends_at > starts_at),
    constraint promotions_uses_check check (uses >= 0)
  )`,
  "create unique index promotions_welcome on promotions (percent) where is_welcome",
  `create table promotion_codes (
    code text not null,
    promotion_id uuid not null,
    user_id uuid,
    max_uses integer,
    uses integer not null default 0,
    created_at timestamptz not null default now(),
    constraint promotion_codes_pkey primary key (code),
    constraint promotion_codes_uses_check check (uses >= 0),
    constraint promotion_codes_promotion_id_fkey foreign key (promotion_id) references promotions(id) on delete cascade,
    constraint promotion_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
  )`,
  "create index promotion_codes_promotion on promotion_codes (promotion_id, code)",
  "create unique index promotion_codes_user on promotion_codes (user_id) where user_id is not null",
  `create table order_promotions (
    order_id uuid not null,
    promotion_id uuid not null,
    title text not null,
    code text,
    discount bigint not null,
    shipping bigint not null,
    released_at timestamptz,
    created_at timestamptz not null default now(),
    constraint order_promotions_pkey primary key (order_id, promotion_id),
    constraint order_promotions_amounts_check check (discount >= 0 and shipping >= 0),
    constraint order_promotions_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
    constraint order_promotions_promotion_id_fkey foreign key (promotion_id) references promotions(id) on delete restrict
  )`,
  "create index order_promotions_promotion on order_promotions (promotion_id, created_at)",
];

/** Each percentage of welcome codes is a promotion. A spent code belongs to its order. */
const welcomeCodes = [
  `insert into promotions (title, method, kind, percent, is_first_order, starts_at, uses, is_welcome)
   select 'Welcome discount', 'code', 'percent', percent, true, min(created_at), count(order_id), true
   from welcome_codes group by percent`,
  `insert into promotion_codes (code, promotion_id, user_id, max_uses, uses, created_at)
   select w.code, p.id, w.user_id, 1, case when w.order_id is null then 0 else 1 end, w.created_at
   from welcome_codes w join promotions p on p.is_welcome and p.percent = w.percent`,
  `insert into order_promotions (order_id, promotion_id, title, code, discount, shipping, created_at)
   select o.id, p.id, p.title, w.code, o.discount, 0, w.used_at
   from welcome_codes w join promotions p on p.is_welcome and p.percent = w.percent join orders o on o.id = w.order_id`,
  // A cancelled order gave its code back, and takes it again when it is reopened.
  `insert into order_promotions (order_id, promotion_id, title, code, discount, shipping, released_at, created_at)
   select o.id, p.id, p.title, w.code, o.discount, 0, o.updated_at, o.created_at
   from orders o join welcome_codes w on w.user_id = o.user_id join promotions p on p.is_welcome and p.percent = w.percent
   where o.discount > 0 and o.order_status = 'cancelled'
   on conflict do nothing`,
  "drop table welcome_codes",
];

/** Promotions, with their codes and the orders that use them. The welcome codes become the codes of one. */
export class Promotions1763600000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...welcomeCodes]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error("Promotions are not dropped.");
  }
}
