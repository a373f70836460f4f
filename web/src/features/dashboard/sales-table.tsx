import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Details } from "../../ui/details.tsx";
import { formatRupees } from "../../ui/money.ts";
import type { DaySales } from "./sales-chart.tsx";
import { shortDay } from "./short-day.ts";

const head = "eyebrow py-2 pr-2 text-ink-soft last:pr-0 sm:pr-3";
const cell = "py-2 pr-2 text-right tabular-nums last:pr-0 sm:pr-3";

/** The figures of the chart as a table, newest day first. A day opens its orders. */
export const SalesTable = ({ sales }: { sales: readonly DaySales[] }) => (
  <div className="mt-4 border-t border-hairline">
    <Details summary="Figures of each day">
      <table className="w-full text-sm">
        <caption className="sr-only">Orders, revenue and net revenue of each day, newest first</caption>
        <thead className="border-b border-ink">
          <tr>
            <th scope="col" className={`${head} text-left`}>
              Day
            </th>
            {["Orders", "Revenue", "Net"].map((title) => (
              <th key={title} scope="col" className={`${head} text-right`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.toReversed().map(({ day, orderCount, revenue, netRevenue }) => (
            <tr key={day} className="border-b border-hairline">
              <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap sm:pr-3">
                <Link
                  to={paths.adminOrders(undefined, { from: day, to: day })}
                  className="inline-flex min-h-11 min-w-11 items-center text-indigo underline-offset-4 hover:underline"
                >
                  {shortDay(day)}
                </Link>
              </th>
              <td className={cell}>{orderCount.toLocaleString("en-IN")}</td>
              <td className={cell}>{formatRupees(revenue)}</td>
              <td className={cell}>{formatRupees(netRevenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  </div>
);
