import DataLoader from "dataloader";

/**
 * One batched read a request: the fields of a list ask one by one, the database is asked once.
 * `load` answers in the order of its keys.
 */
export const batched = <Context extends object, Key, Value>(
  load: (context: Context, keys: readonly Key[]) => Promise<Value[]>,
) => {
  const loaders = new WeakMap<Context, DataLoader<Key, Value>>();
  return (context: Context, key: Key): Promise<Value> => {
    let loader = loaders.get(context);
    if (!loader) {
      loader = new DataLoader((keys) => load(context, keys), { maxBatchSize: 500 });
      loaders.set(context, loader);
    }
    return loader.load(key);
  };
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
