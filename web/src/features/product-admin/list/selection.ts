import { useCallback, useMemo, useState } from "react";

type Listed = { id: string };

/** The selected ids with those of products added or taken out. */
export const withProducts = (
  selection: ReadonlySet<string>,
  products: readonly Listed[],
  isSelected: boolean,
): ReadonlySet<string> => {
  const next = new Set(selection);
  for (const { id } of products)
    if (isSelected) next.add(id);
    else next.delete(id);
  return next;
};

/** The products that the admin has selected. They stay while pages are added and filters change; a reload clears them. */
export const useSelection = () => {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (products: readonly Listed[], isSelected: boolean) =>
      setSelection((current) => withProducts(current, products, isSelected)),
    [],
  );
  const clear = useCallback(() => setSelection(new Set()), []);
  return useMemo(
    () => ({
      ids: [...selection],
      count: selection.size,
      has: (id: string) => selection.has(id),
      select,
      clear,
    }),
    [selection, select, clear],
  );
};

export type Selection = ReturnType<typeof useSelection>;
