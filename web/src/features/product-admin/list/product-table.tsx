import type { AdminProductRow_ProductFragment } from "../../../graphql/generated.ts";
import { ProductRow, type ProductRowProps } from "./product-row.tsx";
import { SelectShown } from "./select-shown.tsx";

export type ProductListProps = Omit<ProductRowProps, "product"> & {
  products: readonly AdminProductRow_ProductFragment[];
};

const head = "eyebrow py-3 pr-4 text-left align-bottom text-ink-soft last:pr-0";

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
    <tbody data-cells>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} selection={selection} actions={actions} />
      ))}
    </tbody>
  </table>
);
