import type { Page } from "@playwright/test";
import type { DemoAdmin } from "./shopper.ts";

export type TestProduct = {
  id: string;
  version: number;
  title: string;
  price: number;
  materials: string[];
  stock: number;
  isArchived: boolean;
};

const fields = "id version title price materials stock isArchived";

/** Adds a product for one test by the API. */
export const addTestProduct = async (
  admin: DemoAdmin,
  changes: Record<string, unknown> = {},
): Promise<TestProduct> => {
  const input = {
    title: "Handloom Wrap Skirt",
    description: "Woven in Chanderi.",
    price: 1499,
    category: "CASUALS",
    materials: ["Cotton"],
    availableSizes: ["S", "M"],
    availableColors: ["Rust", "Indigo"],
    stock: 10,
    ...changes,
  };
  const { addProduct } = await admin.query<{ addProduct: TestProduct }>(
    `mutation($input: ProductInput!) { addProduct(input: { product: $input }) { ${fields} } }`,
    { input },
  );
  return addProduct;
};

export const readProduct = async (admin: DemoAdmin, id: string): Promise<TestProduct> => {
  const { adminProduct } = await admin.query<{ adminProduct: TestProduct }>(
    `query($id: ID!) { adminProduct(id: $id) { ${fields} } }`,
    { id },
  );
  return adminProduct;
};

/** Changes a product as another admin. */
export const changeTestProduct = async (
  admin: DemoAdmin,
  product: Pick<TestProduct, "id" | "version">,
  changes: Record<string, unknown>,
): Promise<TestProduct> => {
  const { updateProduct } = await admin.query<{ updateProduct: TestProduct }>(
    `mutation($id: ID!, $version: Int!, $changes: ProductChanges!) {
      updateProduct(input: { id: $id, version: $version, changes: $changes }) { ${fields} } }`,
    { id: product.id, version: product.version, changes },
  );
  return updateProduct;
};

/** Books a movement of stock as another admin. */
export const changeTestStock = (
  admin: DemoAdmin,
  id: string,
  input: { reason: "RECEIVED" | "DAMAGED"; quantity: number },
): Promise<unknown> =>
  admin.query(
    "mutation($id: ID!, $input: StockChangeInput!) { updateStock(input: { productId: $id, change: $input }) { id } }",
    { id, input },
  );

/** Archives or restores a product as another admin, and returns its new version. */
export const archiveTestProduct = async (
  admin: DemoAdmin,
  { id, version }: Pick<TestProduct, "id" | "version">,
  isArchived: boolean,
): Promise<number> => {
  const { archiveProduct } = await admin.query<{ archiveProduct: { version: number } }>(
    `mutation($id: ID!, $version: Int!, $isArchived: Boolean!) {
      archiveProduct(input: { id: $id, version: $version, isArchived: $isArchived }) { version } }`,
    { id, version, isArchived },
  );
  return archiveProduct.version;
};

/** The edit dialog. The list of products is behind it. */
export const editor = (page: Page) => page.getByRole("dialog", { name: "Edit product" });

export const openEditor = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/admin/manage-products?edit=${id}`);
  await editor(page).getByLabel("Title").waitFor();
};

export const closeEditor = async (page: Page): Promise<void> => {
  await editor(page).getByRole("button", { name: "Close" }).click();
  await editor(page).waitFor({ state: "hidden" });
};

/** The "Save changes" button of the editor and its two toasts. */
export const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();
export const saved = (page: Page) => page.getByText("✅ Product saved", { exact: true });
export const notSaved = (page: Page) => page.getByText("❌ Failed to save product", { exact: true });
