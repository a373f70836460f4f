import { Link } from "react-router-dom";
import type { RunningOrder_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { StatusBadge } from "./order-badges.tsx";
import { LineThumbnail } from "./order-line-view.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { orderLabel } from "./order-status.ts";
import { expectedText } from "./promised-dates.tsx";

/** An order that is on its way to the shopper: its first piece, its status and its expected day. The whole card is a link. */
export const RunningOrder = ({ order }: { order: RunningOrder_OrderFragment }) => {
  const [first] = order.lines;
  const others = order.lines.length - 1;
  return (
    <article className="group relative mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-sm border border-hairline bg-paper-raised p-4 hover:border-ink sm:gap-x-6 sm:p-6">
      {first && <LineThumbnail line={first} className="w-16 self-start sm:w-24" />}
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5">
          <h2 className="text-lg">
            <Link
              to={paths.dashboardOrders()}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              Order <span translate="no">{orderLabel(order)}</span>
            </Link>
          </h2>
          <StatusBadge status={order.orderStatus} />
        </div>
        <p className="mt-1.5 font-semibold text-balance empty:hidden">{expectedText(order)}</p>
        {first && (
          <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            {first.title}
            {others > 0 && ` and ${others} more ${others === 1 ? "item" : "items"}`}
          </p>
        )}
      </div>
      <OrderProgress order={order} className="col-span-2 mt-4" />
    </article>
  );
};
