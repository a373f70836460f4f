import type { Services } from "../shop/services.ts";
import { candidatesFor } from "../promotions/candidates.query.ts";
import { collectionMembers } from "../search/collections/collection-members.store.ts";
import type { OrderLineInput } from "./checkout.types.ts";
import { pricedLines } from "./priced-lines.query.ts";
import { totalsOf } from "./totals.rules.ts";

type QuoteRequest = {
  lines: OrderLineInput[];
  discountCode?: string | null | undefined;
  /** The shopper, or the customer of an order by phone; `null` without an account. */
  userId: string | null;
  isByPhone?: boolean;
};

/** The totals of an order of these lines at current prices. Throws the refusals of `pricedLines` and of discount codes. */
export const quoteOf = async (
  { settings, database }: Services,
  { lines, discountCode, userId, isByPhone = false }: QuoteRequest,
) => {
  const rules = settings.shop;
  const { manager } = database.source;
  const priced = await pricedLines(manager, lines, rules.maxLinesInOrder);
  const at = new Date();
  const promotions = await candidatesFor(manager, {
    userId,
    code: discountCode,
    isByPhone,
    lines: priced,
    readMembers: collectionMembers(manager, rules),
  });
  return totalsOf(priced, rules, { at, promotions });
};
