import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Filters, type FiltersProps } from "./filters.tsx";

/** The filters on a phone. They apply at once; the footer shows the number of matches. */
export const FilterSheet = ({
  isOpen,
  onClose,
  onClear,
  productCount,
  ...filters
}: FiltersProps & {
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
  /** Number of products that match the filters; `undefined` while it loads. */
  productCount: number | undefined;
}) => {
  const showButton = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      initialFocus={showButton}
      footer={
        <>
          <Button variant="quiet" onClick={onClear}>
            Clear All
          </Button>
          <Button className="grow" ref={showButton} onClick={onClose}>
            {productCount === undefined
              ? "Show products"
              : `Show ${productCount.toLocaleString("en-IN")} ${productCount === 1 ? "product" : "products"}`}
          </Button>
        </>
      }
    >
      <Filters {...filters} />
    </Sheet>
  );
};
