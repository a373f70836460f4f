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

const none: ReadonlySet<string> = new Set();

/** The orders that the admin has selected. A reload clears them, and so does another `list`. */
export const useOrderSelection = (list = "") => {
  const [state, setState] = useState({ list, ids: none });
  const selected = state.list === list ? state.ids : none;
  const select = useCallback(
    (orders: readonly Listed[], isSelected: boolean) =>
      setState((current) => ({
        list,
        ids: withOrders(current.list === list ? current.ids : none, orders, isSelected),
      })),
    [list],
  );
  const clear = useCallback(() => setState({ list, ids: none }), [list]);
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
