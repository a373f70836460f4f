import { useState } from "react";
import { useVariantDialogQuery, type ProductVariants_ProductFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, Sheet } from "../../ui/dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { pictureInColor } from "../../ui/picture-in-color.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { inCartLink } from "./in-cart-note.tsx";
import { VariantFields } from "./variant-fields.tsx";
import {
  CHOOSE_SIZE_AND_COLOR,
  missingVariantLabel,
  defaultVariant,
  isComplete,
  isLowStock,
  piecesLeftOf,
  stockLabel,
  type Variant,
} from "./variant.ts";

type VariantDialogProps = {
  product: ProductVariants_ProductFragment;
  /** The colour that is chosen at first; by default the only one. */
  color?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves to an error message, which the dialog shows; `null` on success. */
  onChoose: (variant: Variant) => Promise<string | null>;
  isBusy: boolean;
  /** The element that gets the focus on close. Default: the card's link to the cart. */
  finalFocus?: () => HTMLElement | null;
};

/** Asks for size and colour before a product card adds to the cart. A bottom sheet on a phone, else a dialog. */
export const VariantDialog = ({
  product,
  color,
  isOpen,
  onClose,
  onChoose,
  isBusy,
  finalFocus = () => inCartLink(product.id),
}: VariantDialogProps) => {
  const [initial] = useState<Variant>(() => ({ ...defaultVariant(product), ...(color && { color }) }));
  const [variant, setVariant] = useState(initial);
  const missing = missingVariantLabel(product, initial) || missingVariantLabel(product);
  const [failure, setFailure] = useState<string | null>(null);
  const Overlay = useMedia("(min-width: 40rem)") ? Dialog : Sheet;
  const { data } = useVariantDialogQuery({ variables: { id: product.id } });
  const picture = pictureInColor(data?.product.pictures ?? [], variant.color);
  const units = data?.product.stockUnits;
  const piecesLeft = units && piecesLeftOf(units, variant);

  const submit = async () => {
    if (!isComplete(product, variant)) return setFailure(CHOOSE_SIZE_AND_COLOR);
    setFailure(null);
    setFailure(await onChoose(variant));
  };

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={product.title}
      description={`Choose your ${missing}.`}
      finalFocus={finalFocus}
      footer={
        <Button
          isWide
          size="large"
          isLoading={isBusy}
          disabled={piecesLeft === 0}
          onClick={() => void submit()}
        >
          {piecesLeft === 0 ? "Out of stock" : "Add to Cart"}
        </Button>
      }
    >
      <div className="flex items-end gap-4">
        <div className="relative aspect-3/4 w-24 shrink-0 bg-paper-deep">
          {picture && (
            <Picture
              key={picture.id}
              picture={picture}
              sizes="6rem"
              loading="eager"
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </div>
        <div className="grid gap-1">
          <Price amount={product.price} size="medium" />
          <p className="min-h-6 text-sm font-semibold text-madder" aria-live="polite">
            {piecesLeft !== undefined && isLowStock(piecesLeft) && stockLabel(piecesLeft)}
          </p>
        </div>
      </div>
      <div className="mt-5">
        <VariantFields
          options={product}
          units={units}
          variant={variant}
          onChange={(next) => {
            setVariant(next);
            setFailure(null);
          }}
          missingMessage={failure === CHOOSE_SIZE_AND_COLOR ? failure : null}
        />
      </div>
      <FormMessage tone="error" className="mt-4 empty:hidden">
        {failure === CHOOSE_SIZE_AND_COLOR ? null : failure}
      </FormMessage>
    </Overlay>
  );
};
