import { useEffect, useEffectEvent, useState } from "react";
import { orderedPrice, PRICE_STEP, TOP_PRICE, type ShopQuery } from "./shop-query.ts";
import { formatRupees } from "../../ui/money.ts";
import { LazyRangeSlider } from "../../ui/lazy-range-slider.tsx";
import { PriceField } from "./price-field.tsx";

type Price = ShopQuery["price"];

/** By keyboard, the slider releases its thumb after every step. Only the last step within this pause is committed. */
const PAUSE_MS = 300;

/** The text of a price; the upper end of the sliders is open (decision 39). */
const priceLabel = (amount: number) =>
  amount >= TOP_PRICE ? `${formatRupees(TOP_PRICE)} and above` : formatRupees(amount);

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
