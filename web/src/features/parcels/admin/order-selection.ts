import { useCallback, useMemo, useState } from "react";

type Listed = { id: string };

/** Orders on one packing sheet. */
export const MAX_SELECTED = 100;

/** The selected ids with those of orders added, up to the limit, or taken out. */
export const withOrders = (
  selected: ReadonlySet<string>,
  orders: readonly Listed[],
  isSelected: boolean,
): ReadonlySet<string> => {
  const next = new Set(selected);
  for (const { id } of orders)
    if (!isSelected) next.delete(id);
    else if (next.size < MAX_SELECTED) next.add(id);
  return next;
};

/** The orders that the admin has selected. A reload clears them. */
export const useOrderSelection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (orders: readonly Listed[], isSelected: boolean) =>
      setSelected((current) => withOrders(current, orders, isSelected)),
    [],
  );
  const clear = useCallback(() => setSelected(new Set()), []);
  return useMemo(
    () => ({
      ids: [...selected],
      count: selected.size,
      isFull: selected.size >= MAX_SELECTED,
      has: (id: string) => selected.has(id),
      select,
      clear,
    }),
    [selected, select, clear],
  );
};

export type OrderSelection = ReturnType<typeof useOrderSelection>;
