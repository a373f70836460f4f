import { formatRupees } from "./money.ts";

type PriceProps = {
  /** Rupees. */
  amount: number;
  /** The original price in rupees, struck through. */
  original?: number | undefined;
  /** Beside both prices: "17% OFF". */
  label?: string | undefined;
  size?: "small" | "medium" | "large";
};

const sizes = {
  // In a narrow card the label has a line of its own: beside the prices it would fit in one font and not in its fallback.
  small: { amountClass: "text-base", rest: "text-sm", labelClass: "max-md:basis-full" },
  medium: { amountClass: "text-lg", rest: "text-sm", labelClass: "" },
  large: { amountClass: "text-xl", rest: "text-base", labelClass: "" },
};

/** A price, in tabular figures. */
export const Price = ({ amount, original, label, size = "small" }: PriceProps) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
    <span className={`font-semibold ${sizes[size].amountClass}`} translate="no">
      {original !== undefined && <span className="sr-only">Price </span>}
      {formatRupees(amount)}
    </span>
    {original !== undefined && (
      <s className={`text-ink-faint ${sizes[size].rest}`} translate="no">
        <span className="sr-only">Original price </span>
        {formatRupees(original)}
      </s>
    )}
    {label && (
      <span
        className={`font-semibold whitespace-nowrap text-leaf ${sizes[size].rest} ${sizes[size].labelClass}`}
      >
        {label}
      </span>
    )}
  </span>
);
