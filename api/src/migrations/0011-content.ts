import type { MigrationInterface, QueryRunner } from "typeorm";
import { firstHome, firstPages, firstSizeChart } from "./0011-first-texts.ts";

const tables = [
  `create table content_documents (
    id uuid not null default uuidv7(),
    kind text not null,
    slug text not null,
    version integer not null default 1,
    draft jsonb,
    created_at timestamptz not null default now(),
    constraint content_documents_pkey primary key (id),
    constraint content_documents_slug unique (kind, slug),
    constraint content_documents_kind_check check (kind in ('home', 'announcement', 'page', 'size-chart'))
  )`,
  `create table content_versions (
    document_id uuid not null,
    number integer not null,
    body jsonb,
    published_at timestamptz not null,
    created_at timestamptz not null default now(),
    constraint content_versions_pkey primary key (document_id, number),
    constraint content_versions_number_check check (number > 0),
    constraint content_versions_document_id_fkey foreign key (document_id) references content_documents(id) on delete cascade
  )`,
  `create table content_pictures (
    media_key text not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now(),
    constraint content_pictures_pkey primary key (media_key)
  )`,
];

const firstVersions = [
  { kind: "home", slug: "", body: { home: firstHome } },
  ...Object.entries(firstPages).map(([slug, page]) => ({ kind: "page", slug, body: { page } })),
  { kind: "size-chart", slug: "all", body: { sizeChart: firstSizeChart } },
];

/** The texts of the shop as documents with versions. The first versions are the words that the pages had until now. */
export class Content1763600000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    await runner.query("insert into content_documents (kind, slug) values ('announcement', '')");
    for (const { kind, slug, body } of firstVersions)
      await runner.query(
        `with document as (insert into content_documents (kind, slug) values ($1, $2) returning id)
         insert into content_versions (document_id, number, body, published_at)
         select id, 1, $3::jsonb, date_trunc('day', now()) from document`,
        [kind, slug, JSON.stringify(body)],
      );
  }

  async down(): Promise<void> {
    throw new Error("The texts of the shop are not dropped.");
  }
}
