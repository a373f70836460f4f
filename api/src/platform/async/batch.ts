import DataLoader from "dataloader";

/** What a request remembers of its batched reads. */
export type Batches = Map<unknown, unknown>;

/**
 * One batched read a request: the fields of a list ask one by one, the database is asked once.
 * `load` answers in the order of its keys.
 */
export const batched = <Context extends { batches: Batches }, Key, Value>(
  load: (context: Context, keys: readonly Key[]) => Promise<Value[]>,
) => {
  const loaderOf = (context: Context): DataLoader<Key, Value> => {
    const known = context.batches.get(load) as DataLoader<Key, Value> | undefined;
    if (known) return known;
    const loader = new DataLoader<Key, Value>((keys) => load(context, keys), { maxBatchSize: 500 });
    context.batches.set(load, loader);
    return loader;
  };
  return (context: Context, key: Key): Promise<Value> => loaderOf(context).load(key);
};

/** Rows in the order of their keys, as a batch has to answer. */
export const inOrder = <Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key) => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
};

/** Groups of rows in the order of their keys; a key without rows gets an empty group. */
export const grouped = <Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] => {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
};
