import { formatRupees } from "./money.ts";

type PriceProps = {
  /** Rupees. */
  amount: number;
  /** The original price in rupees, struck through. */
  original?: number | undefined;
  /** Whether the original price is the maximum retail price of the label. */
  isMrp?: boolean | undefined;
  /** Beside both prices: "17% OFF". */
  label?: string | undefined;
  size?: "small" | "medium" | "large";
};

const sizes = {
  // In a grid the label is the same on most cards, so it is quiet. In a narrow card it has a line of its own: beside the prices it
  // would fit in one font and not in its fallback.
  small: { amountClass: "text-base", rest: "text-sm", labelClass: "text-ink-faint max-md:basis-full" },
  medium: { amountClass: "text-lg", rest: "text-sm", labelClass: "font-semibold text-leaf" },
  large: { amountClass: "text-xl", rest: "text-base", labelClass: "font-semibold text-leaf" },
};

/** In a grid the word is for screen readers: beside both prices and the label there is no place for it. */
const mrpClasses = { small: "sr-only", medium: "", large: "" };

/** A price, in tabular figures. An original price that is not above it is left out. */
export const Price = ({ amount, original: given, isMrp = false, label, size = "small" }: PriceProps) => {
  const original = given !== undefined && given > amount ? given : undefined;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`font-semibold ${sizes[size].amountClass}`} translate="no">
        {original !== undefined && <span className="sr-only">Price </span>}
        {formatRupees(amount)}
      </span>
      {original !== undefined && (
        <span className={`text-ink-faint ${sizes[size].rest}`} translate="no">
          <span className={isMrp ? mrpClasses[size] : "sr-only"}>{isMrp ? "MRP " : "Original price "}</span>
          <s>{formatRupees(original)}</s>
        </span>
      )}
      {label && (
        <span className={`whitespace-nowrap ${sizes[size].rest} ${sizes[size].labelClass}`}>{label}</span>
      )}
    </span>
  );
};
