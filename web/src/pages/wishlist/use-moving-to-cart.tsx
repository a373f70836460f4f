import { lazy, Suspense, useState } from "react";
import { firstChoice, needsChoice, type Choice } from "../../catalogue/choice.ts";
import type { WishlistCard_ProductFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { useBuying } from "../buying/use-buying.ts";

const ChoiceDialog = lazy(() =>
  import("../../catalogue/choice-dialog.tsx").then((module) => ({ default: module.ChoiceDialog })),
);

type Product = WishlistCard_ProductFragment;

/**
 * 'Move to Cart' below each card of the wishlist: asks for size and colour where there is a choice, puts one piece into
 * the cart and takes the product out of the wishlist. `onMoved` does the latter; `afterwards` gets the focus then.
 */
export const useMovingToCart = (
  onMoved: (product: Product) => void,
  afterwards: () => HTMLElement | null,
) => {
  const { buy, isBuying } = useBuying();
  const [asked, setAsked] = useState<Product | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [hasMoved, setMoved] = useState(false);

  /** Answers with what went wrong; null when all is well. */
  const move = async (product: Product, { size, color }: Choice) => {
    setBusyId(product.id);
    const added = await buy({ productId: product.id, size, color, quantity: 1 });
    setBusyId(null);
    if (!added) return null;
    if (!added.isAdded) return added.message;
    setMoved(true);
    onMoved(product);
    return null;
  };

  const start = async (product: Product) => {
    setMoved(false);
    if (needsChoice(product)) {
      setAsked(product);
      setAsking(true);
      return;
    }
    const failure = await move(product, firstChoice(product));
    if (failure) toast.error(failure);
    else afterwards()?.focus();
  };

  const actionOf = (product: Product) => {
    const words = product.stock === 0 ? "Out of stock" : "Move to Cart";
    return (
      <Button
        variant="secondary"
        isWide
        aria-label={`${words}: ${product.title}`}
        disabled={product.stock === 0}
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
        finalFocus={() => (hasMoved ? afterwards() : null)}
        isBusy={isBuying}
        onChoose={async (choice) => {
          const failure = await move(asked, choice);
          if (!failure) setAsking(false);
          return failure;
        }}
      />
    </Suspense>
  );

  return { actionOf, dialog };
};
