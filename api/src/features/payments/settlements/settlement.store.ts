import sql, { empty, raw } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { instantText } from "../../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../../platform/paging/paging.ts";
import type { Settlement } from "./settlement.entity.ts";
import type { SettlementDay } from "./settlement-day.entity.ts";

export type SettlementRow = Omit<Settlement, "settledAt"> & { settledAt: string };

const list = "settlements";

export const settlementCursor = ({ settledAt, id }: SettlementRow): string =>
  encodeCursor(list, [settledAt, id]);

/** A page of the settlements, newest first. Throws BAD_CURSOR. */
export const listSettlements = (
  database: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SettlementRow[]> => {
  const [at, id] = after ? decodeCursor(list, after, ["instant", "string"]) : [];
  const { text, values } =
    sql`select gateway_settlement_id as id, ${raw(instantText("settled_at"))} as "settledAt",
      utr, count, credit, debit, fee, tax
    from settlements s ${at ? sql`where (s.settled_at, s.gateway_settlement_id) < (${at}::timestamptz, ${id})` : empty}
    order by s.settled_at desc, s.gateway_settlement_id desc limit ${limit}`;
  return primaryRows<SettlementRow>(database, undefined, text, values);
};

export const countSettlements = async (database: Database): Promise<number> => {
  const text = "select count(*)::int as count from settlements";
  const [row] = await primaryRows<{ count: number }>(database, "settlement-count", text, []);
  return row?.count ?? 0;
};

const dayColumns = `id, to_char(day, 'YYYY-MM-DD') as day, count, fetched_at as "fetchedAt"`;

/** The newest days whose report was fetched. */
export const fetchedDays = (database: Database, limit: number): Promise<SettlementDay[]> =>
  primaryRows<SettlementDay>(
    database,
    "settlement-days",
    `select ${dayColumns} from settlement_days d order by d.day desc limit $1`,
    [limit],
  );

export const settlementDay = async (database: Database, id: string): Promise<SettlementDay | undefined> => {
  const text = `select ${dayColumns} from settlement_days where id = $1`;
  return (await primaryRows<SettlementDay>(database, "settlement-day", text, [id]))[0];
};
