import { Link } from "react-router-dom";
import type { AdminSalesQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";
import { DashboardSection } from "./dashboard-section.tsx";
import { LoadingRows } from "./loading-rows.tsx";

type Product = AdminSalesQuery["dashboard"]["bestSellers"][number];

const pieces = (count: number) => `${count.toLocaleString("en-IN")} ${count === 1 ? "piece" : "pieces"}`;

/** The products of which most pieces were sold in a period. Each opens the orders that sold them. */
export const BestSellers = ({
  products,
  period,
  since,
}: {
  products: readonly Product[] | undefined;
  period: string;
  /** First day of the period. */
  since: string | undefined;
}) => (
  <DashboardSection title="Best sellers">
    {!products && <LoadingRows label="Loading best sellers" />}
    {products?.length === 0 && (
      <p className="py-4 text-ink-soft">{`Nothing was sold in the last ${period} days.`}</p>
    )}
    <ol>
      {products?.map(({ productId, title, pieces: count, revenue }, index) => (
        <li key={productId} className="border-b border-hairline">
          <Link
            to={paths.adminOrders(undefined, {
              show: "sold",
              product: productId,
              ...(since && { from: since }),
            })}
            className="group grid min-h-14 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2"
          >
            <span className="text-ink-soft tabular-nums">{index + 1}</span>
            <span className="line-clamp-2 wrap-anywhere underline-offset-4 group-hover:underline">
              {title}
            </span>
            <span className="text-right tabular-nums">
              <span className="block font-semibold">{pieces(count)}</span>
              <span className="block text-sm text-ink-soft" translate="no">
                {formatRupees(revenue)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </DashboardSection>
);
