import type { GridRow_ProductFragment } from "../../graphql/generated.ts";
import {
  cellProblem,
  cellText,
  changedColumns,
  gridColumns,
  pastedCells,
  withPaste,
  type GridColumn,
  type GridTexts,
} from "./grid-cells.ts";

type Product = GridRow_ProductFragment;

const names: Record<GridColumn, string> = {
  title: "Title",
  price: "Price, \u20b9",
  stock: "Stock, counted",
  mrp: "MRP, \u20b9",
  scheduledPrices: "Scheduled prices",
};

const isText = (column: GridColumn): boolean => column === "title" || column === "scheduledPrices";

/** On a phone the numbers stand side by side, each text has a line of its own. */
const cellClasses: Record<GridColumn, string> = {
  title: "w-1/3 max-sm:col-span-3 max-sm:w-auto",
  price: "max-sm:-mt-px",
  stock: "max-sm:-mt-px max-sm:-ml-px",
  mrp: "max-sm:-mt-px max-sm:-ml-px",
  scheduledPrices: "w-1/3 max-sm:col-span-3 max-sm:-mt-px max-sm:w-auto",
};

type CellProps = {
  product: Product;
  column: GridColumn;
  texts: GridTexts;
  onType: (text: string) => void;
  onPaste: (text: string) => void;
};

const Cell = ({ product, column, texts, onType, onPaste }: CellProps) => {
  const text = cellText(product, column, texts);
  const isChanged = changedColumns(product, texts).includes(column);
  const problem = isChanged ? cellProblem(column, text) : undefined;
  const isLocked = column === "stock" && product.isTracked;
  return (
    <td
      className={`border border-hairline p-0 ${cellClasses[column]} ${isChanged ? "bg-marigold-tint" : ""}`}
    >
      {column !== "title" && (
        <span
          aria-hidden
          className={`block pt-1.5 text-xs text-ink-soft sm:hidden ${isText(column) ? "px-2.5" : "px-1.5"}`}
        >
          {names[column]}
        </span>
      )}
      <input
        type="text"
        dir="auto"
        size={isText(column) ? 24 : 10}
        inputMode={isText(column) ? undefined : "decimal"}
        aria-label={`${names[column]} of ${product.title}`}
        aria-invalid={problem ? true : undefined}
        title={
          problem ?? (isLocked ? "Counted by size and colour: change it on the product's page." : undefined)
        }
        disabled={isLocked}
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onPaste={(event) => {
          const copied = event.clipboardData.getData("text/plain");
          if (!/[\t\r\n]/.test(copied.trimEnd())) return;
          event.preventDefault();
          onPaste(copied);
        }}
        className={`min-h-11 w-full bg-transparent sm:min-w-28 px-2.5 tabular-nums outline-offset-[-2px] disabled:bg-paper-deep disabled:text-ink-faint aria-invalid:text-madder-deep aria-invalid:inset-ring-2 aria-invalid:inset-ring-madder ${column === "title" ? "max-sm:font-semibold" : ""} ${isText(column) ? "" : "max-sm:px-1.5 sm:text-right"}`}
      />
    </td>
  );
};

/**
 * A table of inputs that takes cells copied from a spreadsheet. Changed cells are marked. On a phone a product has several lines,
 * so that the highest price is readable in full.
 */
export const EditGrid = ({
  products,
  texts,
  onChange,
}: {
  products: readonly Product[];
  texts: GridTexts;
  onChange: (texts: GridTexts) => void;
}) => (
  <div className="mt-4 overflow-x-auto">
    <table className="w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {gridColumns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`px-2.5 py-2 font-semibold ${isText(column) ? "text-left" : "text-right"}`}
            >
              {names[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {products.map((product, row) => (
          <tr key={product.id} className="max-sm:grid max-sm:grid-cols-3">
            {gridColumns.map((column) => (
              <Cell
                key={column}
                {...{ product, column, texts }}
                onType={(text) =>
                  onChange({ ...texts, [product.id]: { ...texts[product.id], [column]: text } })
                }
                onPaste={(text) =>
                  onChange(withPaste(texts, products, { row, column, cells: pastedCells(text) }))
                }
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
