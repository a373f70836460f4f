import { useState } from "react";
import { errorCode, errorExtensions } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useUpdateOrderLineMutation, type OrderPage_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { orderedVariantText } from "../order-line-view.tsx";

type Line = OrderPage_OrderFragment["lines"][number];

type ChangeLineDialogProps = {
  orderId: string;
  line: Line;
  onClose: () => void;
  /** Reads the order again, after another admin has changed the line. */
  onStale: () => void;
};

/** Whether a line has another size or colour to change to. */
export const hasOtherVariants = ({ product }: Line) =>
  product !== null && (product.availableSizes.length > 1 || product.availableColors.length > 1);

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The current variant of the line, in a refusal. */
const variantIn = ({ size, color }: Record<string, unknown>) => ({
  size: textOrNull(size),
  color: textOrNull(color),
});

/**
 * Changes the size or colour of a line at the price that was paid. A change of another admin that was not seen is not
 * overwritten.
 */
export const ChangeLineDialog = ({ orderId, line, onClose, onStale }: ChangeLineDialogProps) => {
  // The variant at the opening, not the current one: a change that arrives while the dialog is open was not seen.
  const [seen, setSeen] = useState({ size: line.size, color: line.color });
  const [isReplacing, setReplacing] = useState(false);
  const [size, setSize] = useState(line.size);
  const [color, setColor] = useState(line.color);
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { loading }] = useUpdateOrderLineMutation();
  const save = async () => {
    setFailure(null);
    setReplacing(false);
    try {
      await change({ variables: { orderId, lineId: line.id, variant: { size, color }, seen } });
      onClose();
    } catch (error) {
      if (errorCode(error) !== "ORDER_CHANGED")
        return setFailure(writeErrorMessage(error, { fallback: "The size could not be changed." }));
      setSeen(variantIn(errorExtensions(error)));
      setReplacing(true);
      onStale();
    }
  };
  const chips = (options: readonly string[]) => options.map((value) => ({ value, label: value }));
  const sizes = line.product?.availableSizes ?? [];
  const colors = line.product?.availableColors ?? [];
  const pieces =
    line.quantity === 1
      ? "The piece goes back into stock, and a new one is taken."
      : `All ${line.quantity} pieces go back into stock, and new ones are taken.`;

  return (
    <Dialog
      title={`Change ${line.title}`}
      description={`At the same price. ${pieces}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            isLoading={loading}
            aria-disabled={size === line.size && color === line.color}
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {sizes.length > 0 && (
          <RadioCards legend="Size" variant="chips" choices={chips(sizes)} value={size} onChange={setSize} />
        )}
        {colors.length > 0 && (
          <RadioCards
            legend="Colour"
            variant="chips"
            choices={chips(colors)}
            value={color}
            onChange={setColor}
          />
        )}
        <FormMessage tone="error">{failure}</FormMessage>
        <FormMessage tone="info">
          {isReplacing
            ? `Someone else changed this to ${orderedVariantText({ ...line, ...seen })}. Save again to replace it.`
            : null}
        </FormMessage>
      </div>
    </Dialog>
  );
};
