import { startTransition, Suspense, useState } from "react";
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

/**
 * A button for each product of a list, and one dialog that asks for size and colour if the product has several. The colour of a
 * button, pressed on its card, is chosen in the dialog already.
 */
export const useChoiceButton = <Product extends ProductChoices_ProductFragment>({
  label,
  submit,
  onSubmitted,
  finalFocus,
}: ChoiceButtonOptions<Product>) => {
  const [opened, setOpened] = useState<{ product: Product; color: string | undefined } | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);

  const submitChoice = async (product: Product, choice: Choice) => {
    setBusyId(product.id);
    const failure = await submit(product, choice);
    setBusyId(null);
    return failure;
  };

  const press = async (product: Product, color: string | undefined) => {
    if (needsChoice(product)) {
      // All cards of the list are rendered again: in short tasks, after the pressed button is painted.
      startTransition(() => {
        setOpened({ product, color });
        setDialogOpen(true);
      });
      return;
    }
    const failure = await submitChoice(product, defaultChoice(product));
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
        onPointerDown={() => needsChoice(product) && ChoiceDialog.preload()}
        onClick={() => void press(product, color)}
      >
        {buttonLabel}
      </Button>
    );
  };

  const dialog = opened && (
    <Suspense>
      <ChoiceDialog
        key={`${opened.product.id} ${opened.color}`}
        product={opened.product}
        color={opened.color}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        isBusy={busyId !== null}
        {...(finalFocus ? { finalFocus: () => finalFocus(opened.product) } : {})}
        onChoose={async (choice) => {
          const failure = await submitChoice(opened.product, choice);
          if (!failure) setDialogOpen(false);
          return failure;
        }}
      />
    </Suspense>
  );

  return { buttonOf, dialog };
};
