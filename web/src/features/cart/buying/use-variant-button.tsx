import { startTransition, Suspense, useState } from "react";
import { defaultVariant, needsVariant, type Variant } from "../../catalogue/variant.ts";
import type { ProductVariants_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

const VariantDialog = lazyPart(() => import("../../catalogue/variant-dialog.tsx"), "VariantDialog");

type VariantButtonOptions<Product> = {
  /** Text of the button while the product is in stock. */
  label: string;
  /** Adds or moves the product with this variant. Resolves to an error message; `null` on success. */
  submit: (product: Product, variant: Variant) => Promise<string | null>;
  /** Called after a success without a dialog. */
  onSubmitted?: (product: Product) => void;
  /** The element that gets the focus when the dialog closes. Default, also for `null`: the button that opened it. */
  finalFocus?: (product: Product) => HTMLElement | null;
};

/**
 * A button for each product of a list, and one dialog that asks for size and colour if the product has several. The colour of a
 * button, pressed on its card, is chosen in the dialog already.
 */
export const useVariantButton = <Product extends ProductVariants_ProductFragment>({
  label,
  submit,
  onSubmitted,
  finalFocus,
}: VariantButtonOptions<Product>) => {
  const [opened, setOpened] = useState<{ product: Product; color: string | undefined } | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);

  const submitVariant = async (product: Product, variant: Variant) => {
    setBusyId(product.id);
    const failure = await submit(product, variant);
    setBusyId(null);
    return failure;
  };

  const press = async (product: Product, color: string | undefined) => {
    if (needsVariant(product)) {
      // All cards of the list are rendered again: in short tasks, after the pressed button is painted.
      startTransition(() => {
        setOpened({ product, color });
        setDialogOpen(true);
      });
      return;
    }
    const failure = await submitVariant(product, defaultVariant(product));
    if (failure) toast.error(failure);
    else onSubmitted?.(product);
  };

  const buttonOf = (product: Product, color?: string) => {
    const isSoldOut = product.stock === 0;
    const buttonLabel = isSoldOut ? "Out of stock" : label;
    return (
      <Button
        variant="secondary"
        isWide
        className="noscript:hidden"
        aria-label={`${buttonLabel}: ${product.title}`}
        disabled={isSoldOut}
        isLoading={busyId === product.id && !isDialogOpen}
        onPointerDown={() => needsVariant(product) && VariantDialog.preload()}
        onClick={() => void press(product, color)}
      >
        {buttonLabel}
      </Button>
    );
  };

  const dialog = opened && (
    <Suspense>
      <VariantDialog
        key={`${opened.product.id} ${opened.color}`}
        product={opened.product}
        color={opened.color}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        isBusy={busyId !== null}
        {...(finalFocus ? { finalFocus: () => finalFocus(opened.product) } : {})}
        onChoose={async (variant) => {
          const failure = await submitVariant(opened.product, variant);
          if (!failure) setDialogOpen(false);
          return failure;
        }}
      />
    </Suspense>
  );

  return { buttonOf, dialog };
};
