import { useId } from "react";
import type { AdminSalesQuery } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";
import { axisTop, barsOf, type Bar } from "./chart-scale.ts";
import { shortDay } from "./short-day.ts";

export type DaySales = AdminSalesQuery["dashboard"]["salesByDay"][number];

/** Size of the drawing in its own units. It is stretched to the width of the page; only bars are in it. */
const box = { width: 1000, height: 220 };
const lowBox = { width: 1000, height: 60 };

const Bars = ({ bars, className }: { bars: readonly Bar[]; className: string }) =>
  bars.map((bar) => bar.height > 0 && <rect key={bar.x} {...bar} className={className} />);

/** Lines of the axis at its top, in its middle and at zero. */
const Lines = ({ height }: { height: number }) =>
  [0, height / 2, height].map((y) => (
    <line
      key={y}
      x1={0}
      x2={box.width}
      y1={y}
      y2={y}
      className="stroke-hairline"
      vectorEffect="non-scaling-stroke"
    />
  ));

/** The words of a day, for the pointer that rests on it. */
const Days = ({ sales, height }: { sales: readonly DaySales[]; height: number }) =>
  sales.map(({ day, revenue, netRevenue, orderCount }, index) => (
    <rect
      key={day}
      x={(index * box.width) / sales.length}
      y={0}
      width={box.width / sales.length}
      height={height}
      className="fill-transparent hover:fill-hairline"
    >
      <title>
        {`${formatDate(day)}: ${formatRupees(revenue)}, net ${formatRupees(netRevenue)}, orders: ${orderCount}`}
      </title>
    </rect>
  ));

const Axis = ({ top, format }: { top: number; format: (value: number) => string }) => (
  <div
    aria-hidden="true"
    className="flex flex-col justify-between text-right text-xs text-ink-soft tabular-nums *:leading-none"
  >
    <span className="-mt-1.5">{format(top)}</span>
    <span className="-mb-1.5">0</span>
  </div>
);

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 ${className}`} />
    {children}
  </span>
);

/**
 * Revenue and orders of each day as bars: an SVG of our own (docs/adr/0021-admin-figures.md). A table beside it has
 * the same figures.
 */
export const SalesChart = ({ sales }: { sales: readonly DaySales[] }) => {
  const id = useId();
  const top = axisTop(Math.max(...sales.map(({ revenue }) => revenue)));
  const mostOrders = axisTop(Math.max(...sales.map(({ orderCount }) => orderCount)));
  const revenueScale = { ...box, top };
  const gross = barsOf(
    sales.map(({ revenue }) => revenue),
    revenueScale,
  );
  const net = barsOf(
    sales.map(({ netRevenue }) => netRevenue),
    revenueScale,
  );
  const orders = barsOf(
    sales.map(({ orderCount }) => orderCount),
    { ...lowBox, top: mostOrders },
  );
  const middle = sales[Math.floor((sales.length - 1) / 2)];
  return (
    <figure className="mt-5">
      <figcaption id={id} className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <Key className="border border-edge bg-paper-deep">Revenue</Key>
        <Key className="bg-ink">Net revenue</Key>
        <Key className="bg-edge">Orders</Key>
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-6">
        <Axis top={top} format={formatRupees} />
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label="Revenue of each day"
          aria-describedby={id}
          className="h-44 w-full overflow-visible sm:h-56"
        >
          <Lines height={box.height} />
          <Bars bars={gross} className="fill-paper-deep stroke-edge [vector-effect:non-scaling-stroke]" />
          <Bars bars={net} className="fill-ink" />
          <Days sales={sales} height={box.height} />
        </svg>
        <Axis top={mostOrders} format={(value) => value.toLocaleString("en-IN")} />
        <svg
          viewBox={`0 0 ${lowBox.width} ${lowBox.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label="Orders of each day"
          className="h-12 w-full overflow-visible"
        >
          <Lines height={lowBox.height} />
          <Bars bars={orders} className="fill-edge" />
          <Days sales={sales} height={lowBox.height} />
        </svg>
        <div
          aria-hidden="true"
          className="col-start-2 -mt-4 flex justify-between text-xs text-ink-soft tabular-nums"
        >
          {[sales[0], middle, sales.at(-1)].map(
            (each) => each && <span key={each.day}>{shortDay(each.day)}</span>,
          )}
        </div>
      </div>
    </figure>
  );
};
