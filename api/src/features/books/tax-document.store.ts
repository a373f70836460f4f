import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { inDays, type Days } from "../orders/order-filter.store.ts";
import { TaxDocumentKind, type TaxDocument } from "./gst-return.rules.ts";

/** Documents of one statement: some tens of milliseconds, so that a month of any size keeps to the limits of statements. */
const pageSize = 2000;

/** Documents before and after the month that are looked at for gaps in the numbers. */
const neighbours = 100;

const tables: Record<TaxDocumentKind, { name: string; invoiceTotal: string; joins: string }> = {
  [TaxDocumentKind.INVOICE]: { name: "invoices", invoiceTotal: "d.snapshot", joins: "" },
  [TaxDocumentKind.CREDIT_NOTE]: {
    name: "credit_notes",
    invoiceTotal: "i.snapshot",
    joins: "join invoices i on i.id = d.invoice_id",
  },
};

/** A document, and the GSTIN under which it was issued; `null` without one. */
export type DocumentRow = TaxDocument & { id: string; at: string; gstin: string | null };

/**
 * The documents of some days, in pages and in the order of their issue. Of any GSTIN: with a condition on it, PostgreSQL expects
 * few rows, and sorts the whole month for each page.
 */
export async function* taxDocuments(
  database: Pick<Database, "primary">,
  { kind, days }: { kind: TaxDocumentKind; days: Days },
): AsyncGenerator<DocumentRow[]> {
  const { name, invoiceTotal, joins } = tables[kind];
  let after: Sql[] = [];
  for (;;) {
    const conditions = join([...inDays("d.issued_at", days), ...after], " and ");
    const { text, values } =
      sql`select d.id, ${raw(instantText("d.issued_at"))} as at, ${kind} as kind, d.number,
        d.issued_at as "issuedAt", d.snapshot->'seller'->>'gstin' as gstin, d.snapshot->'buyer'->>'state' as state,
        (d.snapshot->>'isInterState')::boolean as "isInterState",
        (${raw(invoiceTotal)}->'sums'->>'total')::bigint as "invoiceTotal", d.snapshot->'lines' as lines
      from ${raw(name)} d ${raw(joins)} where ${conditions} order by d.issued_at, d.id limit ${pageSize}`;
    const documents = await primaryRows<DocumentRow>(database, undefined, text, values);
    yield documents;
    const last = documents.at(-1);
    if (!last || documents.length < pageSize) return;
    after = [sql`(d.issued_at, d.id) > (${last.at}::timestamptz, ${last.id}::uuid)`];
  }
}

/** The numbers of a kind around the documents of some days: the last ones before them and the first ones after them. */
export const neighbouringNumbers = async (
  database: Pick<Database, "primary">,
  { kind, days }: { kind: TaxDocumentKind; days: Required<Days> },
): Promise<string[]> => {
  const name = raw(tables[kind].name);
  const [from, to] = [
    join(inDays("d.issued_at", { from: days.from }), ""),
    join(inDays("d.issued_at", { to: days.to }), ""),
  ];
  const { text, values } = sql`
    (select d.number from ${name} d where not (${from}) order by d.issued_at desc, d.id desc limit ${neighbours})
    union all
    (select d.number from ${name} d where not (${to}) order by d.issued_at, d.id limit ${neighbours})`;
  const rows = await primaryRows<{ number: string }>(database, undefined, text, values);
  return rows.map(({ number }) => number);
};
