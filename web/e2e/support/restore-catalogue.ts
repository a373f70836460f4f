import type { APIRequestContext } from "@playwright/test";
import { sql } from "./database.ts";

type Change = { id: string; version: number; isArchived: boolean };

/** Products that a test added and left in the shop, and demo products that it left archived. */
const changesToUndo = () =>
  sql<Change>(
    `select p.id, p.version, a.id is not null as "isArchived" from products p
     left join lateral (select e.id from audit_entries e where e.subject = 'product' and e.subject_id = p.id
       and e.changes->'title'->'before' = 'null'::jsonb limit 1) a on true
     where (a.id is not null) = (p.archived_at is null)`,
    [],
  );

/**
 * Puts the demo catalogue back into the shop, and archives what a test has added: other files count its products. By the API, so
 * that the shop counts again.
 */
export const restoreCatalogue = async ({ request }: { request: APIRequestContext }): Promise<void> => {
  const changes = await changesToUndo();
  if (changes.length === 0) return;
  const login = await request.post("/api/admin/login", {
    data: { email: "admin@example.com", password: "admin-demo" },
  });
  const { token } = (await login.json()) as { token: string };
  for (const variables of changes) {
    const response = await request.post("/graphql", {
      headers: { authorization: `Bearer ${token}` },
      data: {
        query: `mutation($id: ID!, $version: Int!, $isArchived: Boolean!) {
          archiveProduct(id: $id, version: $version, isArchived: $isArchived) { id } }`,
        variables,
      },
    });
    if (!response.ok()) throw new Error(`The catalogue was not restored: ${await response.text()}`);
  }
};
