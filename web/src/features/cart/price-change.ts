import { formatRupees } from "../../ui/money.ts";

/** The notice of a price change since the line was added; `undefined` for an unchanged price. */
export const priceChangeText = ({ price, priceWhenAdded }: { price: number; priceWhenAdded: number }) =>
  price === priceWhenAdded
    ? undefined
    : `${price > priceWhenAdded ? "The price went up" : "The price came down"}: was ${formatRupees(priceWhenAdded)}, now ${formatRupees(price)}.`;
