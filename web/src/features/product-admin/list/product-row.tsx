import type { AdminProductRow_ProductFragment } from "../../../graphql/generated.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatShortDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { categoryNames } from "../form/category-choices.ts";
import { EditLink } from "./edit-link.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { ScheduleMark, StateMark, Thumbnail } from "./product-marks.tsx";
import { EditCell } from "./quick-edit/edit-cell.tsx";
import { StockCell } from "./quick-edit/stock-cell.tsx";
import { useStockGrid } from "./quick-edit/use-stock-grid.ts";
import { VariantStock } from "./quick-edit/variant-stock.tsx";
import type { Selection } from "./selection.ts";
import type { ProductActions } from "./use-product-actions.ts";

export type ProductRowProps = {
  product: AdminProductRow_ProductFragment;
  selection: Selection;
  actions: ProductActions;
};

const cell = "py-1.5 pr-4 align-middle last:pr-0";

/** A product in the table, with its grid of stock below it while that is open. */
export const ProductRow = ({ product, selection, actions }: ProductRowProps) => {
  const grid = useStockGrid();
  const { id, title, isArchived } = product;
  return (
    <>
      <tr
        data-list-row
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
        <td className={`${cell} w-36 text-right tabular-nums`}>
          <EditCell product={product} field="price" onNotice={actions.setNotice}>
            {formatRupees(product.price)}
          </EditCell>
          <ScheduleMark product={product} />
        </td>
        <td className={`${cell} w-36 pr-6! text-right`}>
          <StockCell product={product} grid={grid} onNotice={actions.setNotice} />
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
      {grid.isOpen && (
        <tr className="border-b border-hairline bg-paper-raised">
          <td colSpan={9} className="py-3 pl-24">
            <VariantStock product={product} onNotice={actions.setNotice} onClose={grid.close} />
          </td>
        </tr>
      )}
    </>
  );
};
