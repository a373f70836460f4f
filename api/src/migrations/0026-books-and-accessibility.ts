import type { MigrationInterface, QueryRunner } from "typeorm";
import { firstAccessibilityPage } from "./0026-accessibility-text.ts";
import { createIndexConcurrently } from "./big-tables.ts";

/**
 * Indexes of the documents of a month, which the GST return reads: few of those of all years. And the accessibility statement; a
 * page that the shopkeeper has made at its address stays.
 */
export class BooksAndAccessibility1763600000126 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name: "invoices_issued", on: "invoices (issued_at, id)" });
    await createIndexConcurrently(runner, {
      name: "credit_notes_issued",
      on: "credit_notes (issued_at, id)",
    });
    await runner.query(
      `with document as (
         insert into content_documents (kind, slug) values ('page', 'accessibility')
         on conflict (kind, slug) do nothing returning id)
       insert into content_versions (document_id, number, body, published_at)
       select id, 1, $1::jsonb, date_trunc('day', now()) from document`,
      [JSON.stringify({ page: firstAccessibilityPage })],
    );
  }

  async down(): Promise<void> {
    throw new Error("The texts of the shop are not dropped.");
  }
}
