import { useEffect, useEffectEvent, useState } from "react";
import { orderedPrice, PRICE_STEP, TOP_PRICE, type ShopQuery } from "../catalogue/shop-query.ts";
import { formatRupees } from "../../ui/money.ts";
import { RangeSlider } from "../../ui/range-slider.tsx";
import { PriceField } from "./price-field.tsx";

type Price = ShopQuery["price"];

/** A thumb that is moved by keys is let go with every step: only the last one counts. */
const PAUSE_MS = 300;

/** A price in words; the top end of the sliders is open (decision 39). */
const said = (amount: number) =>
  amount >= TOP_PRICE ? `${formatRupees(TOP_PRICE)} and above` : formatRupees(amount);

/** From which price to which, by two sliders or by typing. */
export const PriceFilter = ({ value, onChange }: { value: Price; onChange: (value: Price) => void }) => {
  const [moved, setMoved] = useState<{ price: Price; isLetGo: boolean } | null>(null);
  const [low, high] = moved?.price ?? value;

  const commit = (price: Price) => {
    setMoved(null);
    onChange(price);
  };
  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (!moved?.isLetGo) return;
    const timer = setTimeout(() => commitAfterPause(moved.price), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [moved]);

  return (
    <fieldset>
      <legend className="text-sm font-semibold">Price range</legend>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {formatRupees(low)} to {said(high)}
      </p>
      <RangeSlider
        label="Price range"
        names={["Lowest price", "Highest price"]}
        value={[low, high]}
        onChange={(price) => setMoved({ price, isLetGo: false })}
        onCommit={(price) => setMoved({ price, isLetGo: true })}
        min={0}
        max={TOP_PRICE}
        step={PRICE_STEP}
        format={said}
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
