import { useState, type ReactNode } from "react";
import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { pictureInColor } from "../../ui/picture-in-color.ts";
import { Picture } from "../../ui/picture.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import type { Variant } from "../catalogue/variant.ts";
import { isVariantInStock } from "./cart-stock.ts";

type ChangeVariantDialogProps = {
  line: CartLine_LineFragment;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (variant: Variant) => void;
  /** Renders a colour: its name, with a swatch if the page has one. */
  colorLabel: (color: string) => ReactNode;
};

/** Dialog that changes size or colour of a line in the cart. The picture shows the chosen colour. */
export const ChangeVariantDialog = ({
  line,
  isOpen,
  onClose,
  onChoose,
  colorLabel,
}: ChangeVariantDialogProps) => {
  const { product } = line;
  const [size, setSize] = useState(line.size);
  const [color, setColor] = useState(line.color);
  const picture = pictureInColor(product.pictures, color);
  const isSame = size === line.size && color === line.color;

  return (
    <Dialog
      title="Change size or colour"
      description={product.title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onClose();
              if (!isSame) onChoose({ size, color });
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="relative aspect-3/4 self-start overflow-hidden bg-paper-deep">
          {picture && (
            <Picture picture={picture} sizes="8rem" className="absolute inset-0 size-full object-cover" />
          )}
        </div>
        <div className="grid content-start gap-5">
          {product.availableSizes.length > 0 && (
            <RadioCards
              legend="Size"
              variant="chips"
              value={size}
              onChange={setSize}
              choices={product.availableSizes.map((value) => ({
                value,
                label: <span translate="no">{value}</span>,
                isDisabled: value !== line.size && !isVariantInStock(line, { size: value, color }),
              }))}
            />
          )}
          {product.availableColors.length > 0 && (
            <RadioCards
              legend="Colour"
              variant="chips"
              value={color}
              onChange={setColor}
              choices={product.availableColors.map((value) => ({
                value,
                label: colorLabel(value),
                isDisabled: value !== line.color && !isVariantInStock(line, { size, color: value }),
              }))}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
};
