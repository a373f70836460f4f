import type { MigrationInterface, QueryRunner } from "typeorm";
import { firstLegalPages } from "./0020-legal-texts.ts";

/**
 * The legal pages, and the version of the terms of sale under which an order was placed; earlier orders have none. A page that the
 * shopkeeper has made at one of these addresses stays.
 */
export class WhoSells1763600000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table orders add if not exists terms_version integer");
    for (const [slug, page] of Object.entries(firstLegalPages))
      await runner.query(
        `with document as (
           insert into content_documents (kind, slug) values ('page', $1) on conflict (kind, slug) do nothing returning id)
         insert into content_versions (document_id, number, body, published_at)
         select id, 1, $2::jsonb, date_trunc('day', now()) from document`,
        [slug, JSON.stringify({ page })],
      );
  }

  async down(): Promise<void> {
    throw new Error("The texts of the shop are not dropped.");
  }
}
