import type { QueryRunner } from "typeorm";

/** Tables that grow with the shop. A migration changes them while the shop is open: CONTRIBUTING.md, "A migration". */
export const bigTables = [
  "users",
  "products",
  "product_pictures",
  "stock_units",
  "stock_movements",
  "cart_lines",
  "wishlist_entries",
  "reviews",
  "orders",
  "order_lines",
  "order_status_changes",
  "order_words",
  "order_mails",
  "parcels",
  "parcel_lines",
  "returns",
  "return_lines",
  "return_steps",
  "payment_intents",
  "payments",
  "refunds",
  "webhook_events",
  "invoices",
  "audit_entries",
] as const;

/** The big tables with a primary key of type uuid: `id`, and `order_id` of the words of orders. */
export type BigTable = Exclude<
  (typeof bigTables)[number],
  "wishlist_entries" | "parcel_lines" | "webhook_events"
>;

const keyOf = (table: BigTable): string => (table === "order_words" ? "order_id" : "id");

/** Rows of one batch: their locks are held for some tens of milliseconds. */
const usualSize = 5000;

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

const demandNoTransaction = (runner: QueryRunner): void => {
  if (runner.isTransactionActive) throw new Error("A migration of a big table needs `transaction = false`.");
};

/**
 * Updates a big table in batches along its primary key, each committed by itself, so that requests wait for one batch at
 * most. `where` must no longer hold for a row that was updated: after a failure the migration runs again from its start.
 */
export const updateInBatches = async (
  runner: QueryRunner,
  { table, set, where, size = usualSize }: { table: BigTable; set: string; where: string; size?: number },
): Promise<void> => {
  demandNoTransaction(runner);
  const key = keyOf(table);
  let lastId = beforeEveryId;
  for (;;) {
    const [last] = (await runner.query(
      `with batch as (select ${key} as id from ${table} where ${key} > $1 order by ${key} limit $2),
         updated as (update ${table} set ${set} from batch where ${table}.${key} = batch.id and (${where}))
       select id from batch order by id desc limit 1`,
      [lastId, size],
    )) as { id: string }[];
    if (!last) return;
    lastId = last.id;
  }
};

/** Building an index concurrently blocks no request, so it waits for open transactions without a time limit. */
const withoutLockTimeout = async (runner: QueryRunner, work: () => Promise<unknown>): Promise<void> => {
  const [before] = (await runner.query("select current_setting('lock_timeout') as value")) as {
    value: string;
  }[];
  await runner.query("set lock_timeout = 0");
  try {
    await work();
  } finally {
    await runner.query("select set_config('lock_timeout', $1, false)", [before?.value ?? "0"]);
  }
};

/**
 * Builds an index while the shop reads and writes the table. An incomplete index of an earlier attempt is dropped first; a
 * complete one stays. `on` is the rest of the statement: "orders (tracking_id) where ...".
 */
export const createIndexConcurrently = async (
  runner: QueryRunner,
  { name, on, unique = false }: { name: string; on: string; unique?: boolean },
): Promise<void> => {
  demandNoTransaction(runner);
  const [index] = (await runner.query(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
    [name],
  )) as { isValid: boolean }[];
  if (index?.isValid) return;
  await withoutLockTimeout(runner, async () => {
    if (index) await runner.query(`drop index concurrently ${name}`);
    await runner.query(`create ${unique ? "unique " : ""}index concurrently ${name} on ${on}`);
  });
};
