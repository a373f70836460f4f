import DataLoader from "dataloader";

/** The data loaders of one request, by their load function. */
export type Loaders = Map<unknown, unknown>;

/**
 * A read that is batched within a request: field resolvers of a list call it one by one, the database is asked once.
 * `load` returns its values in the order of the keys.
 */
export const batched = <Context extends { loaders: Loaders }, Key, Value>(
  load: (context: Context, keys: readonly Key[]) => Promise<Value[]>,
) => {
  const loaderOf = (context: Context): DataLoader<Key, Value> => {
    const existing = context.loaders.get(load) as DataLoader<Key, Value> | undefined;
    if (existing) return existing;
    const loader = new DataLoader<Key, Value>((keys) => load(context, keys), { maxBatchSize: 500 });
    context.loaders.set(load, loader);
    return loader;
  };
  return (context: Context, key: Key): Promise<Value> => loaderOf(context).load(key);
};

/** Rows in the order of their keys; `null` for a key without a row. */
export const inOrder = <Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key) => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
};

/** Groups of rows in the order of their keys; an empty group for a key without rows. */
export const grouped = <Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] => {
  const groups = new Map<Key, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
};
