import { useRef } from "react";
import { ProductFinder } from "../../product-admin/chosen/product-finder.tsx";
import { RemovableChip } from "../../../ui/removable-chip.tsx";
import type { DraftProduct } from "./promotion-draft.ts";

type CoveredProductsProps = {
  products: readonly DraftProduct[];
  onChange: (products: readonly DraftProduct[]) => void;
};

/** The products that a promotion names: a search adds them, a press removes them. */
export const CoveredProducts = ({ products, onChange }: CoveredProductsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    onChange(products.filter((product) => product.id !== id));
    // The pressed button goes.
    list.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Chosen products"
        className="flex flex-wrap gap-2 outline-none empty:hidden"
      >
        {products.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <RemovableChip label={title} onRemove={() => remove(id)} />
          </li>
        ))}
      </ul>
      <ProductFinder
        chosenIds={products.map(({ id }) => id)}
        onAdd={({ id, title }) => onChange([...products, { id, title }])}
      />
    </div>
  );
};
