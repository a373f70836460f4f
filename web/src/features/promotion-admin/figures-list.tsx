import type { PromotionRow_PromotionFragment } from "../../graphql/generated.ts";
import { formatCount, formatRupees } from "../../ui/money.ts";

/** What the orders with a promotion come to; for a member that may not see amounts, their number. */
export const FiguresList = ({
  figures: { orders, discount, revenue },
}: {
  figures: PromotionRow_PromotionFragment["figures"];
}) => (
  <dl className="grid grid-cols-[auto_1fr_1fr] gap-x-6 text-sm tabular-nums lg:grid-cols-[4rem_6.5rem_7.5rem] lg:text-right">
    {[
      ["Orders", formatCount(orders)],
      ...(discount === null ? [] : [["Discount", formatRupees(discount)]]),
      ...(revenue === null ? [] : [["Net revenue", formatRupees(revenue)]]),
    ].map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
