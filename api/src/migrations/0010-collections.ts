import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table collections (
    id uuid not null default uuidv7(),
    version integer not null default 1,
    slug text not null,
    title text not null,
    text text not null default '',
    kind text not null,
    rule jsonb not null default '{}',
    picture_key text,
    picture_width integer,
    picture_height integer,
    picture_alt text not null default '',
    position integer not null,
    hidden_at timestamptz,
    created_at timestamptz not null default now(),
    constraint collections_pkey primary key (id),
    constraint collections_kind_check check (kind in ('picked', 'rule'))
  )`,
  "create unique index collections_slug on collections (slug)",
  `create table collection_products (
    collection_id uuid not null,
    product_id uuid not null,
    position integer not null,
    constraint collection_products_pkey primary key (collection_id, product_id),
    constraint collection_products_collection_id_fkey foreign key (collection_id) references collections(id) on delete cascade,
    constraint collection_products_product_id_fkey foreign key (product_id) references products(id) on delete cascade
  )`,
  "create index collection_products_position on collection_products (collection_id, position)",
  "create index collection_products_product on collection_products (product_id)",
  `create table similar_products (
    product_id uuid not null,
    similar_id uuid not null,
    position integer not null,
    constraint similar_products_pkey primary key (product_id, similar_id),
    constraint similar_products_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
    constraint similar_products_similar_id_fkey foreign key (similar_id) references products(id) on delete cascade
  )`,
  "create index similar_products_similar on similar_products (similar_id)",
  `create table collection_slugs (
    slug text not null,
    collection_id uuid not null,
    constraint collection_slugs_pkey primary key (slug),
    constraint collection_slugs_collection_id_fkey foreign key (collection_id) references collections(id) on delete cascade
  )`,
];

/** Collections, with the products that are picked for them and the slugs that they had before. Similar products that the admin picks. */
export class Collections1763600000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error("Collections are not dropped.");
  }
}
