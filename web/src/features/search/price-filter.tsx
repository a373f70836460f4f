import { useEffect, useEffectEvent, useState } from "react";
import { orderedPrice, PRICE_STEP, TOP_PRICE, type ShopQuery } from "./shop-query.ts";
import { fieldClasses, FieldFrame } from "../../ui/field-frame.tsx";
import { LazyRangeSlider } from "../../ui/lazy-range-slider.tsx";
import { formatRupees } from "../../ui/money.ts";
import { MAX_PASTED_LENGTH, plainText } from "../../ui/plain-text.ts";

type Price = ShopQuery["price"];

/** By keyboard, the slider releases its thumb after every step. Only the last step within this pause is committed. */
const PAUSE_MS = 300;

/** The text of a price; the upper end of the sliders is open (decision 39). */
const priceLabel = (amount: number) =>
  amount >= TOP_PRICE ? `${formatRupees(TOP_PRICE)} and above` : formatRupees(amount);

const MAX_DIGITS = 6;

/** The digits of a typed or pasted amount without its paise: "₹1,299.00" gives "1299". */
const wholeRupees = (typed: string) =>
  plainText(typed)
    .replace(/\.\d*$/, "")
    .replace(/\D/g, "")
    .slice(0, MAX_DIGITS);

type PriceFieldProps = {
  label: string;
  placeholder: string;
  /** Whole rupees; `null` if this end of the range is open. */
  value: number | null;
  onCommit: (value: number | null) => void;
};

/** A text field for one end of a price range. It commits on blur and on Enter. */
const PriceField = ({ label, placeholder, value, onCommit }: PriceFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const valueText = value === null ? "" : String(value);
  const commit = () => {
    if (typed !== null && typed !== valueText) onCommit(typed === "" ? null : Number(typed));
    setTyped(null);
  };
  return (
    <FieldFrame label={label}>
      {(control) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
            ₹
          </span>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={MAX_PASTED_LENGTH}
            value={typed ?? valueText}
            className={`${fieldClasses} pl-7 tabular-nums`}
            onChange={(event) => setTyped(wholeRupees(event.target.value))}
            onBlur={commit}
            onKeyDown={(event) => event.key === "Enter" && commit()}
          />
        </div>
      )}
    </FieldFrame>
  );
};

/** The price range, by two sliders or two text fields. */
export const PriceFilter = ({ value, onChange }: { value: Price; onChange: (value: Price) => void }) => {
  const [pending, setPending] = useState<{ price: Price; isReleased: boolean } | null>(null);
  const [low, high] = pending?.price ?? value;

  const commit = (price: Price) => {
    setPending(null);
    onChange(price);
  };
  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (!pending?.isReleased) return;
    const timer = setTimeout(() => commitAfterPause(pending.price), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  return (
    <fieldset>
      <legend className="text-sm font-semibold">Price range</legend>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {formatRupees(low)} to {priceLabel(high)}
      </p>
      <LazyRangeSlider
        label="Price range"
        names={["Lowest price", "Highest price"]}
        value={[low, high]}
        onChange={(price) => setPending({ price, isReleased: false })}
        onCommit={(price) => setPending({ price, isReleased: true })}
        min={0}
        max={TOP_PRICE}
        step={PRICE_STEP}
        format={priceLabel}
      />
      <div className="mt-1 grid grid-cols-2 gap-3">
        <PriceField
          label="From"
          placeholder="0"
          value={low > 0 ? low : null}
          onCommit={(typed) => commit(orderedPrice(typed ?? 0, high))}
        />
        <PriceField
          label="To"
          placeholder="10000+"
          value={high < TOP_PRICE ? high : null}
          onCommit={(typed) => commit(orderedPrice(low, typed ?? TOP_PRICE))}
        />
      </div>
    </fieldset>
  );
};
