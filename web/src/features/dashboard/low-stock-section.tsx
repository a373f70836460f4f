import { Link } from "react-router-dom";
import type { AdminDashboardPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { shop } from "../../shop.ts";
import { DashboardSection, sectionLink } from "./dashboard-section.tsx";
import { LoadingRows } from "./loading-rows.tsx";

type Figures = AdminDashboardPageQuery["dashboard"];

/** A number of products; "500+" if there are more than were counted. */
const productCount = ({ count, isMore }: { count: number; isMore: boolean }) =>
  `${count.toLocaleString("en-IN")}${isMore ? "+" : ""}`;

/** Products with few pieces, fewest first, and the number of those without any. */
export const LowStockSection = ({ figures }: { figures: Figures | undefined }) => (
  <DashboardSection
    title="Low stock"
    action={
      figures?.lowStock &&
      figures.outOfStock && (
        <span className="flex gap-5">
          <Link to={paths.adminManageProducts({ stock: "low" })} className={sectionLink}>
            {`${productCount(figures.lowStock)} low`}
          </Link>
          <Link to={paths.adminManageProducts({ stock: "out" })} className={sectionLink}>
            {`${productCount(figures.outOfStock)} out of stock`}
          </Link>
        </span>
      )
    }
  >
    {!figures?.lowStock && <LoadingRows label="Loading low stock" />}
    {figures?.lowStock?.products.length === 0 && (
      <p className="py-4 text-ink-soft">No product has 1 to {shop().lowStockUpTo} pieces left.</p>
    )}
    <ul>
      {figures?.lowStock?.products.map(({ productId, title, stock }) => (
        <li key={productId} className="border-b border-hairline">
          <Link
            to={paths.adminProduct(productId)}
            className="group flex min-h-12 items-center justify-between gap-4 py-2"
          >
            <span className="line-clamp-2 min-w-0 wrap-anywhere underline-offset-4 group-hover:underline">
              {title}
            </span>
            <span className="shrink-0 font-semibold text-madder tabular-nums">{`${stock} left`}</span>
          </Link>
        </li>
      ))}
    </ul>
  </DashboardSection>
);
