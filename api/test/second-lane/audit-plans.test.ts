import { expect, it } from "vitest";
import { openTestShop } from "../support/test-shop.ts";

const { sql, anAdmin } = await openTestShop();

it("a page of the history of 20,000 changes reads an index in its order for each filter", async () => {
  const [meera, kavya] = [await anAdmin(), await anAdmin()];
  await sql(
    `insert into audit_entries (user_id, user_name, channel, action, subject, subject_id, label, changes)
     select case when i % 2 = 0 then $1::uuid else $2::uuid end, 'Seeded', 'page', 'changeProduct',
       case when i % 50 = 0 then 'review' else 'product' end, uuidv7(), 'Seeded ' || i, '{}'
     from generate_series(1, 20000) i`,
    [meera.id, kavya.id],
  );
  await sql("analyze audit_entries");
  const planOf = async (condition: string) =>
    JSON.stringify(
      await sql(
        `explain (format json) select * from audit_entries e where ${condition} order by e.id desc limit 20`,
      ),
    );
  const [ofKind, ofLabel] = [
    await planOf("e.subject = 'review'"),
    await planOf("lower(e.label) like 'seeded 1999%'"),
  ];
  expect(ofKind).toMatch(/audit_entries_(kind|subject)/);
  expect(ofLabel).toContain("audit_entries_label");
  for (const plan of [ofKind, ofLabel]) expect(plan).not.toContain("Seq Scan");
});
