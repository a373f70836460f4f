import type { OrderPage_OrderFragment } from "../../../graphql/generated.ts";

/** Says before the printing what the papers of an order cannot show. */
export const PrintWarning = ({ order }: { order: Pick<OrderPage_OrderFragment, "printWarning"> }) =>
  order.printWarning && (
    <p className="mt-2 border-l-2 border-marigold pl-2 text-sm wrap-anywhere">{order.printWarning}</p>
  );
