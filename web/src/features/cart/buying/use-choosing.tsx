import { lazy, Suspense, useState } from "react";
import { firstChoice, needsChoice, type Choice } from "../../catalogue/choice.ts";
import type { ProductChoices_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";

const ChoiceDialog = lazy(() =>
  import("../../catalogue/choice-dialog.tsx").then((module) => ({ default: module.ChoiceDialog })),
);

type Choosing<Product> = {
  /** What the button says while the product can be had. */
  words: string;
  /** Takes the product as chosen; answers with what went wrong, null when all is well. */
  put: (product: Product, choice: Choice) => Promise<string | null>;
  /** When no dialog was needed and all went well. */
  onPut?: (product: Product) => void;
  /** What gets the focus when the dialog closes; what opened it when this is absent, or gives nothing. */
  finalFocus?: (product: Product) => HTMLElement | null;
};

/** The button below each product of a list, and the one dialog that asks for size and colour where there is a choice. */
export const useChoosing = <Product extends ProductChoices_ProductFragment>({
  words,
  put,
  onPut,
  finalFocus,
}: Choosing<Product>) => {
  const [asked, setAsked] = useState<Product | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);

  const take = async (product: Product, choice: Choice) => {
    setBusyId(product.id);
    const failure = await put(product, choice);
    setBusyId(null);
    return failure;
  };

  const start = async (product: Product) => {
    if (needsChoice(product)) {
      setAsked(product);
      setAsking(true);
      return;
    }
    const failure = await take(product, firstChoice(product));
    if (failure) toast.error(failure);
    else onPut?.(product);
  };

  const buttonOf = (product: Product) => {
    const isSoldOut = product.stock === 0;
    const said = isSoldOut ? "Out of stock" : words;
    return (
      <Button
        variant="secondary"
        isWide
        aria-label={`${said}: ${product.title}`}
        disabled={isSoldOut}
        isLoading={busyId === product.id && !isAsking}
        onClick={() => void start(product)}
      >
        {said}
      </Button>
    );
  };

  const dialog = asked && (
    <Suspense>
      <ChoiceDialog
        key={asked.id}
        product={asked}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isBusy={busyId !== null}
        {...(finalFocus ? { finalFocus: () => finalFocus(asked) } : {})}
        onChoose={async (choice) => {
          const failure = await take(asked, choice);
          if (!failure) setAsking(false);
          return failure;
        }}
      />
    </Suspense>
  );

  return { buttonOf, dialog };
};
