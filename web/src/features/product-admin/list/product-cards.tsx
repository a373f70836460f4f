import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatShortDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { categoryNames } from "../form/category-choices.ts";
import { EditLink } from "./edit-link.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { ScheduleMark, StateMark, Thumbnail } from "./product-marks.tsx";
import type { ProductRowProps } from "./product-row.tsx";
import { EditCell } from "./quick-edit/edit-cell.tsx";
import { StockCell } from "./quick-edit/stock-cell.tsx";
import { useStockGrid } from "./quick-edit/use-stock-grid.ts";
import { VariantStock } from "./quick-edit/variant-stock.tsx";
import { SelectShown } from "./select-shown.tsx";
import type { ProductListProps } from "./product-table.tsx";

/** A cell with a message or a question takes the whole width. */
const wideWithText = "has-[[aria-invalid],[role=alert]]:col-span-2";

/** A product as a card, with its grid of stock while that is open. */
const ProductCard = ({ product, selection, actions }: ProductRowProps) => {
  const grid = useStockGrid();
  const { id, title, isArchived } = product;
  return (
    <article
      aria-labelledby={`product-${id}`}
      className={`flex h-full flex-col rounded-sm border p-3 ${selection.has(id) ? "border-indigo bg-indigo-tint" : "border-hairline bg-paper-raised"}`}
    >
      <div className="mb-2 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
        <div className={isArchived ? "opacity-60" : ""}>
          <Thumbnail product={product} />
        </div>
        <div className="min-w-0">
          <h2
            id={`product-${id}`}
            className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere"
          >
            {title}
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {categoryNames[product.category]}
            <StateMark isArchived={isArchived} />
            <span className="text-xs text-ink-faint">
              Changed <time dateTime={product.updatedAt}>{formatShortDate(product.updatedAt)}</time>
            </span>
          </p>
          <div className="mt-1 grid grid-cols-2 gap-x-5 text-sm">
            <div className={`font-semibold tabular-nums ${wideWithText}`} translate="no">
              <EditCell product={product} field="price" onNotice={actions.setNotice}>
                {formatRupees(product.price)}
              </EditCell>
              <ScheduleMark product={product} />
            </div>
            <div className={wideWithText}>
              <StockCell product={product} grid={grid} onNotice={actions.setNotice} isNamed />
            </div>
          </div>
        </div>
      </div>
      {grid.isOpen && (
        <div className="mb-2">
          <VariantStock product={product} onNotice={actions.setNotice} onClose={grid.close} />
        </div>
      )}
      <div className="mt-auto flex items-center gap-2 border-t border-hairline pt-2">
        <Checkbox
          label={
            <>
              Select<span className="sr-only"> {title}</span>
            </>
          }
          className="mr-auto pr-4"
          checked={selection.has(id)}
          onChange={({ target }) => selection.select([product], target.checked)}
        />
        <EditLink product={product} />
        <ProductMenu product={product} actions={actions} />
      </div>
    </article>
  );
};

/** The products as cards, for a phone; on a tablet two in a row. */
export const AdminProductCards = ({ products, selection, actions }: ProductListProps) => (
  <>
    <div className="mt-1 pl-3">
      <SelectShown products={products} selection={selection} />
    </div>
    <ul data-cells className="mt-1 grid gap-3 md:grid-cols-2">
      {products.map((product) => (
        <li key={product.id} data-list-row className="min-w-0">
          <ProductCard product={product} selection={selection} actions={actions} />
        </li>
      ))}
    </ul>
  </>
);
