import { randomUUID } from "node:crypto";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

const fields = `id kind slug title version hasChanges isKept isLegal warnings
  body { page { name heading body footerPosition } announcement { text } home { sections { key } } sizeChart { unit } }
  versions { number publishedAt isWithdrawn isCurrent isScheduled }`;

export const SAVE_DRAFT = `mutation($id: ID!, $version: Int!, $input: ContentInput!, $slug: String) {
  content: saveContentDraft(input: { id: $id, version: $version, content: $input, slug: $slug }) { ${fields} } }`;

export const PUBLISH = `mutation($id: ID!, $version: Int!, $at: DateTime) {
  content: publishContent(input: { id: $id, version: $version, publishAt: $at }) { ${fields} } }`;

export const REPUBLISH = `mutation($id: ID!, $version: Int!, $number: Int!) {
  content: republishContent(input: { id: $id, version: $version, number: $number }) { ${fields} } }`;

export const CANCEL_SCHEDULED = `mutation($id: ID!, $version: Int!, $number: Int!) {
  content: cancelScheduledContent(input: { id: $id, version: $version, number: $number }) { ${fields} } }`;

export const WITHDRAW = `mutation($id: ID!, $version: Int!) { content: withdrawContent(input: { id: $id, version: $version }) { ${fields} } }`;

export const DISCARD = `mutation($id: ID!, $version: Int!) { discardContentDraft(input: { id: $id, version: $version }) { content { id } } }`;

export const CONTENT = `query($id: ID!) { content(id: $id) { ${fields} } }`;

export const CONTENTS = "{ contents { id kind slug title hasChanges isPublished publishedAt scheduledAt } }";

export const PAGE = `query($slug: String!, $version: Int) {
  page(input: { slug: $slug, version: $version }) { slug name heading lead aside body version publishedAt isCurrent } }`;

export type ContentFields = {
  id: string;
  version: number;
  slug: string;
  title: string;
  hasChanges: boolean;
  isLegal: boolean;
  warnings: string[];
  body: { page: { name: string; body: string } | null } | null;
  versions: {
    number: number;
    publishedAt: string;
    isWithdrawn: boolean;
    isCurrent: boolean;
    isScheduled: boolean;
  }[];
};

/** A page as an admin enters it. */
export const aPageInput = (page: Record<string, unknown> = {}): { page: Record<string, unknown> } => ({
  page: { name: "Terms", heading: "Terms of the shop", body: "You buy, we send.", ...page },
});

export const contentCalls = ({ gql }: TestShop, admin: Person) => {
  const call = async (query: string, variables: Record<string, unknown>) =>
    gql<{ content: ContentFields }>(query, variables, admin.token);
  const done = async (query: string, variables: Record<string, unknown>): Promise<ContentFields> => {
    const { data, errors } = await call(query, variables);
    if (!data?.content) throw new Error(JSON.stringify(errors));
    return data.content;
  };
  return {
    call,
    done,
    /** The text of a kind and slug. */
    contentOf: async (kind: string, slug = ""): Promise<ContentFields> => {
      const list = await gql<{ contents: { id: string; kind: string; slug: string }[] }>(
        CONTENTS,
        {},
        admin.token,
      );
      const found = list.data.contents.find((each) => each.kind === kind && each.slug === slug);
      return done(CONTENT, { id: found?.id });
    },
    /** A draft of a new page. */
    aPage: (slug: string, page: Record<string, unknown> = {}): Promise<ContentFields> =>
      done(SAVE_DRAFT, { id: randomUUID(), version: 0, slug, input: aPageInput(page) }),
    /** Writes a text and publishes it, now or at an instant. */
    publish: async (
      { id, version }: { id: string; version: number },
      input: Record<string, unknown>,
      at: string | null = null,
    ): Promise<ContentFields> => {
      const saved = await done(SAVE_DRAFT, { id, version, input });
      return done(PUBLISH, { id, version: saved.version, at });
    },
  };
};
