import { lazy, Suspense, useState } from "react";
import { defaultChoice, needsChoice, type Choice } from "../../catalogue/choice.ts";
import type { ProductChoices_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";

const ChoiceDialog = lazy(() =>
  import("../../catalogue/choice-dialog.tsx").then((module) => ({ default: module.ChoiceDialog })),
);

type ChoiceButtonOptions<Product> = {
  /** What the button says while the product can be had. */
  label: string;
  /** Takes the product as chosen; answers with what went wrong, null when all is well. */
  addOne: (product: Product, choice: Choice) => Promise<string | null>;
  /** When no dialog was needed and all went well. */
  onSubmitted?: (product: Product) => void;
  /** What gets the focus when the dialog closes; what opened it when this is absent, or gives nothing. */
  finalFocus?: (product: Product) => HTMLElement | null;
};

/** The button below each product of a list, and the one dialog that asks for size and colour where there is a choice. */
export const useChoiceButton = <Product extends ProductChoices_ProductFragment>({
  label,
  addOne: submit,
  onSubmitted,
  finalFocus,
}: ChoiceButtonOptions<Product>) => {
  const [dialogProduct, setDialogProduct] = useState<Product | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);

  const submitChoice = async (product: Product, choice: Choice) => {
    setBusyId(product.id);
    const failure = await submit(product, choice);
    setBusyId(null);
    return failure;
  };

  const press = async (product: Product) => {
    if (needsChoice(product)) {
      setDialogProduct(product);
      setDialogOpen(true);
      return;
    }
    const failure = await submitChoice(product, defaultChoice(product));
    if (failure) toast.error(failure);
    else onSubmitted?.(product);
  };

  const buttonOf = (product: Product) => {
    const isSoldOut = product.stock === 0;
    const buttonLabel = isSoldOut ? "Out of stock" : label;
    return (
      <Button
        variant="secondary"
        isWide
        aria-label={`${buttonLabel}: ${product.title}`}
        disabled={isSoldOut}
        isLoading={busyId === product.id && !isDialogOpen}
        onClick={() => void press(product)}
      >
        {buttonLabel}
      </Button>
    );
  };

  const dialog = dialogProduct && (
    <Suspense>
      <ChoiceDialog
        key={dialogProduct.id}
        product={dialogProduct}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        isBusy={busyId !== null}
        {...(finalFocus ? { finalFocus: () => finalFocus(dialogProduct) } : {})}
        onChoose={async (choice) => {
          const failure = await submitChoice(dialogProduct, choice);
          if (!failure) setDialogOpen(false);
          return failure;
        }}
      />
    </Suspense>
  );

  return { buttonOf, dialog };
};
