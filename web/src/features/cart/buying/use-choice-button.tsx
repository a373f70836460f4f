import { Suspense, useState } from "react";
import { defaultChoice, needsChoice, type Choice } from "../../catalogue/choice.ts";
import type { ProductChoices_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

const ChoiceDialog = lazyPart(() => import("../../catalogue/choice-dialog.tsx"), "ChoiceDialog");

type ChoiceButtonOptions<Product> = {
  /** Text of the button while the product is in stock. */
  label: string;
  /** Adds or moves the product with this choice. Resolves to an error message; `null` on success. */
  submit: (product: Product, choice: Choice) => Promise<string | null>;
  /** Called after a success without a dialog. */
  onSubmitted?: (product: Product) => void;
  /** The element that gets the focus when the dialog closes. Default, also for `null`: the button that opened it. */
  finalFocus?: (product: Product) => HTMLElement | null;
};

/** A button for each product of a list, and one dialog that asks for size and colour if the product has several. */
export const useChoiceButton = <Product extends ProductChoices_ProductFragment>({
  label,
  submit,
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
        className="noscript:hidden"
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
