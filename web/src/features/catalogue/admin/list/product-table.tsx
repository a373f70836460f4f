import type { AdminProductRow_ProductFragment } from "../../../../graphql/generated.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { formatShortDate } from "../../../../ui/dates.ts";
import { formatRupees } from "../../../../ui/money.ts";
import { categoryNames } from "../form/category-choices.ts";
import { EditLink } from "./edit-link.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { StateMark, StockMark, Thumbnail } from "./product-marks.tsx";
import { SelectShown } from "./select-shown.tsx";
import type { Selection } from "./selection.ts";
import type { ProductActions } from "./use-product-actions.ts";

export type ProductListProps = {
  products: readonly AdminProductRow_ProductFragment[];
  selection: Selection;
  actions: ProductActions;
};

const head = "eyebrow py-3 pr-4 text-left align-bottom text-ink-soft last:pr-0";
const cell = "py-1.5 pr-4 align-middle last:pr-0";

/** The products as a dense table, for a wide screen. */
export const ProductTable = ({ products, selection, actions }: ProductListProps) => (
  <table className="mt-2 w-full text-sm">
    <caption className="sr-only">Products</caption>
    <thead className="border-b border-ink">
      <tr>
        <th scope="col" className={`${head} w-9 py-0! pr-3!`}>
          <SelectShown products={products} selection={selection} isLabelHidden />
        </th>
        <th scope="col" className={head} colSpan={2}>
          Product
        </th>
        <th scope="col" className={head}>
          Category
        </th>
        <th scope="col" className={`${head} text-right!`}>
          Price
        </th>
        <th scope="col" className={`${head} pr-6! text-right!`}>
          Stock
        </th>
        <th scope="col" className={head}>
          State
        </th>
        <th scope="col" className={head}>
          Changed
        </th>
        <th scope="col" className={head}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {products.map((product) => {
        const { id, title, isArchived } = product;
        return (
          <tr
            key={id}
            className={`border-b border-hairline ${selection.has(id) ? "bg-indigo-tint" : "hover:bg-paper-raised"}`}
          >
            <td className={`${cell} pr-3!`}>
              <Checkbox
                label={<span className="sr-only">Select {title}</span>}
                checked={selection.has(id)}
                onChange={({ target }) => selection.select([product], target.checked)}
              />
            </td>
            <td className={`${cell} w-12 pr-3!`}>
              <div className={`w-9 ${isArchived ? "opacity-60" : ""}`}>
                <Thumbnail product={product} />
              </div>
            </td>
            <th scope="row" className={`${cell} text-left font-semibold`}>
              <span className="line-clamp-2 wrap-anywhere">{title}</span>
            </th>
            <td className={`${cell} whitespace-nowrap`}>{categoryNames[product.category]}</td>
            <td className={`${cell} text-right tabular-nums`}>{formatRupees(product.price)}</td>
            <td className={`${cell} pr-6! text-right`}>
              <StockMark stock={product.stock} />
            </td>
            <td className={cell}>
              <StateMark isArchived={isArchived} />
            </td>
            <td className={cell}>
              <time dateTime={product.updatedAt} className="whitespace-nowrap text-ink-soft">
                {formatShortDate(product.updatedAt)}
              </time>
            </td>
            <td className={`${cell} whitespace-nowrap`}>
              <div className="flex items-center justify-end">
                <EditLink product={product} size="small" />
                <ProductMenu product={product} actions={actions} />
              </div>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
