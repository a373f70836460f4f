import sql, { empty, join, raw } from "sql-template-tag";
import { hasNoMail } from "../accounts/order-addresses/order-address.store.ts";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { Payout } from "./payout.entity.ts";
import { PayoutState } from "./payout.rules.ts";

export type PayoutRow = Pick<
  Payout,
  "id" | "amount" | "destinationHint" | "detailsGivenAt" | "paidAt" | "reference" | "createdAt"
> & {
  orderId: string;
  orderNumber: string;
  customerName: string;
  /** Phone number of a customer without mail, who has given no details yet. */
  phoneToCall: string | null;
};

/** With the encrypted destination. */
export type ListedPayout = PayoutRow & Pick<Payout, "destination">;

const columns = `p.id, p.amount, p.destination_hint as "destinationHint", p.details_given_at as "detailsGivenAt",
  p.paid_at as "paidAt", p.reference, p.created_at as "createdAt", c.order_id as "orderId",
  o.order_number as "orderNumber", o.ship_full_name as "customerName",
  case when p.paid_at is null and p.details_given_at is null and ${hasNoMail} then o.ship_phone end as "phoneToCall"`;
const joins =
  "payouts p join order_credits c on c.id = p.credit_id join orders o on o.id = c.order_id join users u on u.id = o.user_id";

const conditions = {
  [PayoutState.WAITING]: raw("p.paid_at is null and p.details_given_at is null"),
  [PayoutState.DUE]: raw("p.paid_at is null and p.details_given_at is not null"),
  [PayoutState.PAID]: raw("p.paid_at is not null"),
};

const list = "payouts";

export const payoutCursor = ({ id }: PayoutRow): string => encodeCursor(list, [id]);

/** The payouts in some states, newest first. Throws BAD_CURSOR. */
export const listPayouts = async (
  database: Database,
  { states, after, limit }: { states: readonly PayoutState[]; after: string | undefined; limit: number },
): Promise<ListedPayout[]> => {
  const [id] = after ? decodeCursor(list, after, ["id"]) : [];
  const inStates = join(
    states.map((state) => conditions[state]),
    " or ",
  );
  const { text, values } = sql`select ${raw(columns)}, p.destination from ${raw(joins)}
    where (${inStates}) ${id ? sql`and p.id < ${id}::uuid` : empty} order by p.id desc limit ${limit}`;
  return primaryRows<ListedPayout>(database, undefined, text, values);
};

/** One payout; `undefined` if missing. */
export const payoutById = async (database: Database, id: string): Promise<ListedPayout | undefined> => {
  const [row] = await primaryRows<ListedPayout>(
    database,
    "payout",
    `select ${columns}, p.destination from ${joins} where p.id = $1`,
    [id],
  );
  return row;
};

/** Undoable records in sight. */
const shownRecords = 20;

/** The payouts whose record as paid can be undone, the newest record first. */
export const recentPayouts = (database: Database): Promise<ListedPayout[]> =>
  primaryRows<ListedPayout>(
    database,
    "recent-payouts",
    `select ${columns}, p.destination from ${joins} where p.undo_until > now() order by p.paid_at desc, p.id desc limit $1`,
    [shownRecords],
  );

/** The number of payouts in some states. */
export const countPayouts = async (database: Database, states: readonly PayoutState[]): Promise<number> => {
  const inStates = join(
    states.map((state) => conditions[state]),
    " or ",
  );
  const { text, values } = sql`select count(*)::int as count from payouts p where ${inStates}`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  return row?.count ?? 0;
};
