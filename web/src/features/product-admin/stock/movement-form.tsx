import { useState, type FormEvent } from "react";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { sentences } from "../form/product-texts.ts";
import { adminReasons, piecesText, quantityFields, reasonNames, type AdminReason } from "./reasons.ts";
import { variantName } from "./spread.ts";
import { useUpdateStock, type MovementField } from "./use-update-stock.ts";

const reasonChoices = adminReasons.map((value) => ({ value, label: reasonNames[value] }));

/** Books one movement of stock against the pieces that are there at that moment. */
export const MovementForm = ({ product }: { product: ProductEditor_ProductFragment }) => {
  const [reason, setReason] = useState<AdminReason>("RECEIVED");
  const { errors, show, form } = useFieldErrors<MovementField>();
  const { book, isBooking, failure } = useUpdateStock(product.id);
  const [isBooked, setBooked] = useState(false);
  const quantityField = quantityFields[reason];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBooking) return;
    setBooked(false);
    const element = event.currentTarget;
    const typed = new FormData(element);
    const quantity = quantityField.parse(formText(typed, "quantity"));
    const unitId = formText(typed, "unitId");
    const missing = {
      ...(product.isTracked && unitId === "" && { unitId: "Please choose a size and colour." }),
      ...(quantity === undefined && { quantity: sentences.stock }),
    };
    show(missing);
    if (Object.keys(missing).length > 0 || quantity === undefined) return;
    const note = formText(typed, "note").trim();
    const unit = product.stockUnits.find(({ id }) => id === unitId) ?? product.stockUnits[0];
    const stockSeen = reason === "COUNTED" ? (unit?.stock ?? null) : null;
    const refused = await book({ reason, quantity, stockSeen, unitId: unitId || null, note: note || null });
    if (refused) return show(refused);
    element.reset();
    setBooked(true);
  };

  return (
    <form
      {...form}
      onSubmit={(event) => void submit(event)}
      className="form-stack max-w-(--container-form)"
      aria-label="Adjust stock"
    >
      <RadioCards
        legend="Reason"
        variant="chips"
        choices={reasonChoices}
        value={reason}
        onChange={(next) => {
          setReason(next);
          show({});
        }}
      />
      {product.isTracked && (
        <Select
          label="Size and colour"
          name="unitId"
          placeholder="Choose"
          choices={product.stockUnits.map((unit) => ({
            value: unit.id,
            label: `${variantName(unit)} (${piecesText(unit.stock)})`,
          }))}
          error={errors.unitId}
          required
        />
      )}
      <TextField
        label={quantityField.label}
        name="quantity"
        inputMode={reason === "CORRECTION" ? "text" : "numeric"}
        autoComplete="off"
        hint={quantityField.hint}
        error={errors.quantity}
        required
      />
      <TextField
        label="Note"
        name="note"
        autoComplete="off"
        hint="Such as the number of the delivery note."
        error={errors.note}
        isOptional
      />
      <FormMessage tone="error">{failure}</FormMessage>
      <FormMessage tone="success">
        {isBooked ? `Saved. The stock is now ${piecesText(product.stock)}.` : null}
      </FormMessage>
      <Button type="submit" className="max-sm:w-full sm:self-start" isLoading={isBooking}>
        Save
      </Button>
    </form>
  );
};
