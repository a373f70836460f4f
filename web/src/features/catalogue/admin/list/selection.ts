import { useCallback, useMemo, useState } from "react";

/** What a change of many products needs of each. */
export type SelectedProduct = { id: string; version: number; title: string };

const keyOf = ({ id, version, title }: SelectedProduct): SelectedProduct => ({ id, version, title });

/** The selection with products added or taken out. A product that is in it already gets the newer version. */
export const withProducts = (
  selection: ReadonlyMap<string, SelectedProduct>,
  products: readonly SelectedProduct[],
  isSelected: boolean,
): ReadonlyMap<string, SelectedProduct> => {
  const next = new Map(selection);
  for (const product of products)
    if (isSelected) next.set(product.id, keyOf(product));
    else next.delete(product.id);
  return next;
};

/** The products that the admin has selected, kept while pages are added and filters change; gone after a reload. */
export const useSelection = () => {
  const [selection, setSelection] = useState<ReadonlyMap<string, SelectedProduct>>(new Map());
  const select = useCallback(
    (products: readonly SelectedProduct[], isSelected: boolean) =>
      setSelection((current) => withProducts(current, products, isSelected)),
    [],
  );
  /** Updates a product after a change of it, if it is selected. */
  const update = useCallback(
    (product: SelectedProduct) =>
      setSelection((current) => (current.has(product.id) ? withProducts(current, [product], true) : current)),
    [],
  );
  const clear = useCallback(() => setSelection(new Map()), []);
  return useMemo(
    () => ({
      products: [...selection.values()],
      count: selection.size,
      has: (id: string) => selection.has(id),
      select,
      update,
      clear,
    }),
    [selection, select, update, clear],
  );
};

export type Selection = ReturnType<typeof useSelection>;
