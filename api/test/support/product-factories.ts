import {
  addProducts,
  lockProducts,
  writeProducts,
  type AddedProduct,
} from "../../src/features/product-admin/admin-product.store.ts";
import type { EditableProduct } from "../../src/features/product-admin/product-merge.rules.ts";
import { makeSkus } from "../../src/features/catalogue/make-skus.command.ts";
import { withDictionary } from "../../src/features/search/words/with-dictionary.command.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import type { FactoryContext } from "./factories.ts";

export type TestProduct = {
  id: string;
  title: string;
  /** In rupees. */
  price: number;
  sizes: string[];
  colors: string[];
};

export type ProductOptions = Partial<Omit<TestProduct, "id">> & {
  stock?: number;
  category?: "party" | "casuals" | "everyday" | "accessories";
  materials?: string[];
  description?: string;
  pictures?: number;
  createdAt?: Date;
  archived?: boolean;
  /** One stock unit for each combination, with this many pieces each, in place of the pooled one. */
  stockOfEach?: number;
};

let createdCount = 0;

export const productsOf = ({ shop, sql }: FactoryContext) => ({
  /** A product of the catalogue with its stock; price in rupees. */
  aProduct: async (options: ProductOptions = {}): Promise<TestProduct> => {
    createdCount += 1;
    const { sizes = [], colors = [], price = 1200, stock = 10, pictures = 0 } = options;
    const title = options.title ?? `Dress ${createdCount}`;
    const product: AddedProduct = {
      title,
      description: options.description ?? "A dress for every day.",
      price: Math.round(price * 100),
      category: options.category ?? "party",
      materials: options.materials ?? ["cotton"],
      availableSizes: sizes,
      availableColors: colors,
      hsn: null,
      handle: null,
      isArchived: options.archived ?? false,
      ...(options.createdAt ? { createdAt: options.createdAt } : {}),
    };
    const [id = ""] = await inTransaction(shop.database, async (tx) => {
      const ids = await withDictionary(tx, (words) => addProducts(tx, [product], words));
      await makeSkus(tx, ids);
      return ids;
    });
    if (options.stockOfEach === undefined)
      await sql("insert into stock_units (product_id, stock) values ($1, $2)", [id, stock]);
    else
      await sql(
        `insert into stock_units (product_id, size, color, stock)
         select $1::uuid, size, color, $4::int from unnest($2::text[]) size cross join unnest($3::text[]) color`,
        [id, sizes, colors, options.stockOfEach],
      );
    await sql(
      `insert into product_pictures (product_id, position, media_key, view, alt, width, height)
       select $1::uuid, n, md5(($1::uuid)::text || n), 'front', 'A dress', 1080, 1440 from generate_series(0, $2::int - 1) n`,
      [id, pictures],
    );
    return { id, title, price, sizes, colors };
  },

  /** Writes fields of a product as an admin does, without an audit entry. */
  writeProduct: (id: string, changes: Partial<EditableProduct>): Promise<void> =>
    inTransaction(shop.database, (tx) =>
      withDictionary(tx, async (words) => {
        const [current] = await lockProducts(tx, [id]);
        if (current) await writeProducts(tx, [{ ...current, ...changes }], words);
      }),
    ),

  /** Pieces of a product that can still be sold. */
  stockOf: async (productId: string): Promise<number> => {
    const [row] = await sql<{ stock: number }>(
      "select coalesce(sum(stock), 0)::int as stock from stock_units where product_id = $1",
      [productId],
    );
    return row?.stock ?? 0;
  },

  /** Pieces of a product in stock, by size. */
  stockBySize: async (productId: string): Promise<Record<string, number>> => {
    const rows = await sql<{ size: string; stock: number }>(
      "select size, stock from stock_units where product_id = $1",
      [productId],
    );
    return Object.fromEntries(rows.map(({ size, stock }) => [size, stock]));
  },

  /** Pieces of a product that orders hold. */
  soldOf: async (productId: string): Promise<number> => {
    const [row] = await sql<{ sold: number }>(
      `select coalesce(sum(l.quantity), 0)::int as sold from order_lines l join orders o on o.id = l.order_id
       where l.product_id = $1 and o.holds_stock`,
      [productId],
    );
    return row?.sold ?? 0;
  },
});
