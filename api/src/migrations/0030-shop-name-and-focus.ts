import type { MigrationInterface, QueryRunner } from "typeorm";
import { firstPages } from "./0011-first-texts.ts";

const named = (text: string): string => text.replaceAll("Saanjh", "{shopName}");

/** What the name "Saanjh" means is true of this name only: a part that the page leaves out with any other. */
const meaning =
  "Saanjh is the word for dusk, in Hindi and in Punjabi: say it with a long a, and let the end go soft.";

/** The first pages that have the name of the shop, and what they become. */
const pages = Object.entries(firstPages)
  .map(([slug, page]) => ({
    slug,
    before: page,
    after: {
      ...page,
      lead: named(page.lead),
      body: named(page.body.replace(meaning, "{name-meaning}")),
      description: named(page.description),
    },
  }))
  .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));

/**
 * First texts name the shop by `{shopName}`, so that they follow its setting. Pages look as before. A version that an admin wrote
 * stays, also one that still says "Saanjh". And the picture of a collection can have a focus.
 */
export class ShopNameAndFocus1763600000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table collections add picture_focus smallint[]");
    for (const { slug, before, after } of pages)
      await runner.query(
        `update content_versions v set body = $3::jsonb from content_documents d
         where d.id = v.document_id and d.kind = 'page' and d.slug = $1 and v.number = 1 and v.body = $2::jsonb`,
        [slug, JSON.stringify({ page: before }), JSON.stringify({ page: after })],
      );
  }

  async down(): Promise<void> {
    throw new Error("The texts of the shop are not changed back.");
  }
}
