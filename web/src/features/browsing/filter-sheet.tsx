import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Filters, type FiltersProps } from "./filters.tsx";
import { withoutFilters } from "./use-shop-query.ts";

/** The filters on a phone: they work at once, and the foot says what they leave. */
export const FilterSheet = ({
  isOpen,
  onClose,
  found,
  ...filters
}: FiltersProps & {
  isOpen: boolean;
  onClose: () => void;
  /** Products that the filters leave; undefined while it is being counted. */
  found: number | undefined;
}) => {
  const show = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      initialFocus={show}
      footer={
        <>
          <Button variant="quiet" onClick={() => filters.change(withoutFilters)}>
            Clear All
          </Button>
          <Button className="grow" ref={show} onClick={onClose}>
            {found === undefined ? "Show products" : `Show ${found} ${found === 1 ? "product" : "products"}`}
          </Button>
        </>
      }
    >
      <Filters {...filters} />
    </Sheet>
  );
};
