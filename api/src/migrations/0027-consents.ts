import type { MigrationInterface, QueryRunner } from "typeorm";
import { firstDataRightsPage } from "./0027-data-rights-text.ts";

/**
 * The record of consent with its texts, the last use of an account that has no session left, and the page about the rights of
 * shoppers. Who wanted promotions, waited for a piece or wrote a review before the record began has a consent of text 0, which can be
 * withdrawn. The time without use of the accounts of today begins now.
 */
export class Consents1763600000127 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table consent_texts (
      purpose text not null,
      version integer not null,
      text text not null,
      constraint consent_texts_pkey primary key (purpose, version)
    )`);
    await runner.query(`create table consents (
      id uuid not null default uuidv7(),
      user_id uuid not null,
      purpose text not null,
      text_version integer not null,
      is_given boolean not null,
      source text not null,
      created_at timestamptz not null default clock_timestamp(),
      constraint consents_pkey primary key (id),
      constraint consents_user_id_fkey foreign key (user_id) references users(id),
      constraint consents_text_fkey foreign key (purpose, text_version) references consent_texts(purpose, version)
    )`);
    await runner.query("create index consents_user on consents (user_id, purpose, created_at)");
    await runner.query(`insert into consent_texts values ('promotions', 0,
      'Promotions. New pieces and offers, now and then. (Switched on before consents were recorded.)'),
      ('restock-alerts', 0, 'One e-mail when a piece is back in stock. (Asked for before consents were recorded.)'),
      ('reviews', 0, 'Reviews on the page of a product, with your name. (Written before consents were recorded.)')`);
    await runner.query(`insert into consents (user_id, purpose, text_version, is_given, source)
      select id, 'promotions', 0, true, 'before' from users where notify_promotions and deleted_at is null
      union all select u.id, 'restock-alerts', 0, true, 'before' from users u
        where u.deleted_at is null and exists (select from restock_alerts a where a.user_id = u.id and a.mailed_at is null)
      union all select u.id, 'reviews', 0, true, 'before' from users u
        where u.deleted_at is null and exists (select from reviews r where r.user_id = u.id)`);
    await runner.query(
      "alter table users add if not exists last_active_at timestamptz not null default now()",
    );
    await runner.query("alter table users add if not exists erasure_announced_at timestamptz");
    await runner.query(
      `with document as (
         insert into content_documents (kind, slug) values ('page', $1) on conflict (kind, slug) do nothing returning id)
       insert into content_versions (document_id, number, body, published_at)
       select id, 1, $2::jsonb, date_trunc('day', now()) from document`,
      [firstDataRightsPage.slug, JSON.stringify({ page: firstDataRightsPage.page })],
    );
  }

  async down(): Promise<void> {
    throw new Error("Consents are not dropped.");
  }
}
