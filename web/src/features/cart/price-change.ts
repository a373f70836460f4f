import { formatRupees } from "../../ui/money.ts";

/** What she reads when a piece costs something else than when she added it; nothing while it costs the same. */
export const priceChangeText = ({ price, priceWhenAdded }: { price: number; priceWhenAdded: number }) =>
  price === priceWhenAdded
    ? undefined
    : `${price > priceWhenAdded ? "The price went up" : "The price came down"}: was ${formatRupees(priceWhenAdded)}, now ${formatRupees(price)}.`;
