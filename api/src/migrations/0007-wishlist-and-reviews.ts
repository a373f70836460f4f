import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table wishlist_entries (
    user_id uuid not null,
    product_id uuid not null,
    created_at timestamptz not null default now(),
    constraint wishlist_entries_pkey primary key (user_id, product_id)
  )`,
  `create index wishlist_entries_newest on wishlist_entries (user_id, created_at, product_id)`,
  `create index wishlist_entries_product on wishlist_entries (product_id)`,
  `alter table wishlist_entries add constraint wishlist_entries_user_id_fkey
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table wishlist_entries add constraint wishlist_entries_product_id_fkey
    foreign key (product_id) references products(id) on delete cascade`,
  `alter table reviews add hidden_at timestamptz`,
  `drop index reviews_newest`,
  `create index reviews_newest on reviews (product_id, created_at, id) where hidden_at is null`,
  `create index reviews_ratings on reviews (product_id, rating) where hidden_at is null`,
  `create index reviews_hidden on reviews (product_id, hidden_at) where hidden_at is not null`,
  `create index reviews_author on reviews (user_id, created_at)`,
];

/** Wishlists, hidden reviews, and the distribution of ratings. */
export class WishlistAndReviews1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index reviews_author, reviews_hidden, reviews_ratings, reviews_newest");
    await runner.query("alter table reviews drop hidden_at");
    await runner.query("create index reviews_newest on reviews (product_id, created_at, id)");
    await runner.query("drop table wishlist_entries");
  }
}
