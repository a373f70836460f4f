import { Checkbox } from "../../../../ui/checkbox.tsx";
import { formatShortDate } from "../../../../ui/dates.ts";
import { formatRupees } from "../../../../ui/money.ts";
import { categoryNames } from "../form/category-choices.ts";
import { EditLink } from "./edit-link.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { StateMark, StockMark, Thumbnail } from "./product-marks.tsx";
import { SelectShown } from "./select-shown.tsx";
import type { ProductListProps } from "./product-table.tsx";

/** The products as cards, for a phone. */
export const AdminProductCards = ({ products, selection, actions }: ProductListProps) => (
  <>
    <div className="mt-1 pl-3">
      <SelectShown products={products} selection={selection} />
    </div>
    <ul className="mt-1 grid gap-3">
      {products.map((product) => {
        const { id, title, isArchived } = product;
        return (
          <li key={id} className="min-w-0">
            <article
              aria-labelledby={`product-${id}`}
              className={`rounded-sm border p-3 ${selection.has(id) ? "border-indigo bg-indigo-tint" : "border-hairline bg-paper-raised"}`}
            >
              <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
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
                  <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-soft">
                    <span className="font-semibold text-ink tabular-nums" translate="no">
                      {formatRupees(product.price)}
                    </span>
                    {categoryNames[product.category]}
                  </p>
                  <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                    <StateMark isArchived={isArchived} />
                    <StockMark stock={product.stock} isNamed />
                  </p>
                  <p className="mt-1.5 text-xs text-ink-faint">
                    Changed <time dateTime={product.updatedAt}>{formatShortDate(product.updatedAt)}</time>
                  </p>
                </div>
              </div>
              <div className="mt-2 flex items-center gap-2 border-t border-hairline pt-2">
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
          </li>
        );
      })}
    </ul>
  </>
);
