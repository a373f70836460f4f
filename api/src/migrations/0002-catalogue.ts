import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table products (
    id uuid not null default uuidv7(),
    title text not null,
    description text not null,
    price integer not null,
    category text not null,
    materials text[] not null default '{}',
    available_sizes text[] not null default '{}',
    available_colors text[] not null default '{}',
    rating_sum integer not null default 0,
    review_count integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    archived_at timestamptz,
    constraint products_rating_check check (rating_sum >= 0 and review_count >= 0),
    constraint products_price_check check (price > 0 and price <= 100000000),
    constraint products_pkey primary key (id)
  )`,
  `create table stock_units (
    id uuid not null default uuidv7(),
    product_id uuid not null,
    size text,
    color text,
    stock integer not null,
    constraint stock_units_stock_check check (stock >= 0),
    constraint stock_units_pkey primary key (id)
  )`,
  `create table product_pictures (
    id uuid not null default uuidv7(),
    product_id uuid not null,
    place smallint not null,
    media_key text not null,
    view text not null,
    color text,
    alt text not null,
    width integer not null,
    height integer not null,
    constraint product_pictures_pkey primary key (id)
  )`,
  `create table reviews (
    id uuid not null default uuidv7(),
    product_id uuid not null,
    user_id uuid,
    rating smallint not null,
    comment text not null,
    created_at timestamptz not null default now(),
    constraint reviews_one_each unique (product_id, user_id),
    constraint reviews_rating_check check (rating between 1 and 5),
    constraint reviews_pkey primary key (id)
  )`,
  `create index products_category_title on products (category, title, id) where archived_at is null`,
  `create index products_title on products (title, id) where archived_at is null`,
  `create index products_category_price on products (category, price, id) where archived_at is null`,
  `create index products_price on products (price, id) where archived_at is null`,
  `create index products_category_newest on products (category, created_at, id) where archived_at is null`,
  `create index products_newest on products (created_at, id) where archived_at is null`,
  `create unique index product_pictures_place on product_pictures (product_id, place)`,
  `create index reviews_newest on reviews (product_id, created_at, id)`,
  `alter table stock_units add constraint stock_units_product_id_fkey
    foreign key (product_id) references products(id) on delete cascade`,
  `alter table product_pictures add constraint product_pictures_product_id_fkey
    foreign key (product_id) references products(id) on delete cascade`,
  `alter table reviews add constraint reviews_product_id_fkey
    foreign key (product_id) references products(id) on delete cascade`,
  `alter table reviews add constraint reviews_user_id_fkey
    foreign key (user_id) references users(id) on delete set null`,
  `create unique index stock_units_choice on stock_units (product_id, size, color) nulls not distinct`,
];

/** The tables of the catalogue, its stock, pictures and reviews. */
export class Catalogue1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table reviews, product_pictures, stock_units, products");
  }
}
