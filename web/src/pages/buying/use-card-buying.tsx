import { lazy, Suspense, useState } from "react";
import { firstChoice, needsChoice, type Choice } from "../../catalogue/choice.ts";
import { InCartNote } from "../../catalogue/in-cart-note.tsx";
import { ofProduct } from "../../cart/in-cart.ts";
import type { ProductChoices_ProductFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { useBuying } from "./use-buying.ts";

const ChoiceDialog = lazy(() =>
  import("../../catalogue/choice-dialog.tsx").then((module) => ({ default: module.ChoiceDialog })),
);

/** 'Add to Cart' on the cards of a list: what stands below each card, and the one dialog that asks for size and colour. */
export const useCardBuying = () => {
  const { buy, isBuying, choices } = useBuying();
  const [asked, setAsked] = useState<ProductChoices_ProductFragment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);

  const put = async (product: ProductChoices_ProductFragment, { size, color }: Choice) => {
    setBusyId(product.id);
    const added = await buy({ productId: product.id, size, color, quantity: 1 });
    setBusyId(null);
    return added && !added.isAdded ? added.message : null;
  };

  const start = async (product: ProductChoices_ProductFragment) => {
    if (needsChoice(product)) {
      setAsked(product);
      setAsking(true);
      return;
    }
    const failure = await put(product, firstChoice(product));
    if (failure) toast.error(failure);
  };

  const actionOf = (product: ProductChoices_ProductFragment) => {
    const hers = ofProduct(choices, product.id);
    if (hers.length > 0) return <InCartNote product={product} choices={hers} />;
    const isSoldOut = product.stock === 0;
    const words = isSoldOut ? "Out of stock" : "Add to Cart";
    return (
      <Button
        variant="secondary"
        isWide
        aria-label={`${words}: ${product.title}`}
        disabled={isSoldOut}
        isLoading={isBuying && busyId === product.id && !isAsking}
        onClick={() => void start(product)}
      >
        {words}
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
        isBusy={isBuying}
        onChoose={async (choice) => {
          const failure = await put(asked, choice);
          if (!failure) setAsking(false);
          return failure;
        }}
      />
    </Suspense>
  );

  return { actionOf, dialog };
};
