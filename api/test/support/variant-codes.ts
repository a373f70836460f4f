import { expect } from "vitest";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type Variant = { id: string; size: string | null; color: string | null; sku: string; barcode: string | null };

type CodeChange = { of: Variant; sku?: string; barcode?: string | null };

const VARIANTS = `query Codes($id: ID!) { adminProduct(id: $id) { version variants { id size color sku barcode } } }`;
const CHANGE_CODES = `mutation Change($productId: ID!, $codes: [VariantCodesInput!]!) {
  updateVariantCodes(input: { productId: $productId, codes: $codes }) { id variants { id size color sku barcode } } }`;
const CHANGE = `mutation Change($id: ID!, $version: Int!, $changes: ProductChanges!) {
  updateProduct(input: { id: $id, version: $version, changes: $changes }) { variants { size color sku } } }`;

/** Products with their codes, and changes of both, as an admin's pages send them. */
export const variantCodesOf = ({ gql, aProduct }: TestShop, admin: Person) => {
  const productOf = async (id: string) => {
    const { data } = await gql<{ adminProduct: { version: number; variants: Variant[] } }>(
      VARIANTS,
      { id },
      admin.token,
    );
    return data.adminProduct;
  };

  const variantsOf = async (id: string) => (await productOf(id)).variants;

  /** Returns the code of the refusal; `undefined` after a success. */
  const updateProduct = async (id: string, changes: object) => {
    const { version } = await productOf(id);
    const { errors } = await gql(CHANGE, { id, version, changes }, admin.token);
    return errors[0]?.extensions?.code;
  };

  return {
    variantsOf,
    updateProduct,
    skusOf: async (id: string) => (await variantsOf(id)).map(({ sku }) => sku),

    offer: async (id: string, changes: { availableSizes?: string[]; availableColors?: string[] }) =>
      expect(await updateProduct(id, changes)).toBeUndefined(),

    /** Returns the refusal; `undefined` after a success. */
    changeCodes: async (productId: string, changes: CodeChange[]) => {
      const codes = changes.map(({ of, ...change }) => ({
        id: of.id,
        sku: of.sku,
        skuSeen: of.sku,
        barcode: of.barcode,
        barcodeSeen: of.barcode,
        ...change,
      }));
      const { errors } = await gql(CHANGE_CODES, { productId, codes }, admin.token);
      return errors[0] && { ...errors[0].extensions, message: errors[0].message };
    },

    aKurta: async () => {
      const product = await aProduct({ title: "Ajrakh Kurta", sizes: ["M", "L"], colors: ["Rust"] });
      const [medium, large] = await variantsOf(product.id);
      if (!medium || !large) throw new Error("The product has no variants.");
      return { ...product, medium, large };
    },
  };
};
