import { Suspense, useState } from "react";
import { sizeRowsOf } from "../catalogue/size-guide.ts";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const SizeGuideDialog = lazyPart(() => import("../catalogue/size-guide-dialog.tsx"), "SizeGuideDialog");

/** Opens the size guide. Renders nothing for a product without one. */
export const SizeGuideLink = ({
  product,
  selectedSize,
}: {
  product: ProductPageQuery["product"];
  selectedSize: string | null;
}) => {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const rows = sizeRowsOf(product);
  const chart = product.sizeChart;
  if (!chart || rows.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="noscript:hidden"
        aria-haspopup="dialog"
        onPointerDown={SizeGuideDialog.preload}
        onClick={() => setOpen(true)}
      >
        Size guide
      </Button>
      {isOpen !== null && (
        <Suspense>
          <SizeGuideDialog
            chart={chart}
            rows={rows}
            selectedSize={selectedSize}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
