import type { ValidCall, ValidRequest } from "./account-operations.ts";
import { contentOperations } from "./content-operations.ts";
import type { Person } from "./factories.ts";
import { inHours } from "./scheduled-prices.ts";

const unknownId = "01990000-0000-7000-8000-000000000000";

/** A valid scheduled price. */
const scheduledPrice = { price: 899, beginsAt: inHours(1), endsAt: inHours(2) };

/**
 * A call for each operation of the admin's catalogue, and of the texts of the shop. The mutations have two faults of their own (an
 * unknown product, a wrong code and a duplicate size), so that one spoiled value more never writes anything.
 */
export const catalogueAdminOperations = (admin: Person, productId: string): Record<string, ValidCall> => ({
  ...contentOperations(admin),
  "Query.adminProduct": {
    as: admin,
    query: "query($id: ID!) { adminProduct(id: $id) { id } }",
    variables: { id: productId },
  },
  "Query.adminProducts": {
    as: admin,
    query: `query($first: Int, $filter: AdminProductFilter, $sort: AdminProductSort) {
      adminProducts(first: $first, filter: $filter, sort: $sort) { totalCount nodes { id } } }`,
    variables: {
      first: 1,
      filter: { text: "dress", state: "ACTIVE", categories: ["PARTY"], stock: "LOW", hasPictures: false },
      sort: "NEWEST",
    },
  },
  "Query.adminProductKeys": {
    as: admin,
    query: `query($filter: AdminProductFilter, $limit: Int) {
      adminProductKeys(input: { filter: $filter, limit: $limit }) { hasMore keys { id version } } }`,
    variables: { filter: { text: "dress" }, limit: 10 },
  },
  "Query.stockMovements": {
    as: admin,
    query:
      "query($productId: ID!, $first: Int) { stockMovements(productId: $productId, first: $first) { nodes { id } } }",
    variables: { productId, first: 1 },
  },
  "Query.auditEntries": {
    as: admin,
    query: `query($subject: AuditSubject!, $subjectId: ID!, $label: String, $first: Int) {
      auditEntries(filter: { subject: $subject, subjectId: $subjectId, label: $label }, first: $first) { nodes { id } } }`,
    variables: { subject: "PRODUCT", subjectId: productId, label: "Linen", first: 1 },
  },
  "Mutation.addProduct": {
    as: admin,
    query: "mutation($input: ProductInput!) { addProduct(input: { product: $input }) { id } }",
    variables: {
      input: {
        title: "Linen dress",
        description: "Cool.",
        price: 999,
        mrp: 1299,
        scheduledPrices: [scheduledPrice],
        category: "CASUALS",
        availableSizes: ["S", "s"],
        hsn: "0000",
        stock: 5,
      },
    },
  },
  "Mutation.updateProduct": {
    as: admin,
    query: `mutation($id: ID!, $version: Int, $changes: ProductChanges!) {
      updateProduct(input: { id: $id, version: $version, changes: $changes }) { id } }`,
    variables: {
      id: unknownId,
      version: 1,
      changes: {
        title: "Linen dress",
        price: 999,
        mrp: 1299,
        scheduledPrices: [scheduledPrice],
        countedStock: 3,
      },
    },
  },
  "Mutation.archiveProduct": {
    as: admin,
    query: `mutation($id: ID!, $version: Int!, $isArchived: Boolean!) {
      archiveProduct(input: { id: $id, version: $version, isArchived: $isArchived }) { id } }`,
    variables: { id: unknownId, version: 1, isArchived: true },
  },
  "Mutation.duplicateProduct": {
    as: admin,
    query: "mutation($id: ID!) { duplicateProduct(input: { id: $id }) { id } }",
    variables: { id: unknownId },
  },
  "Mutation.revertChange": {
    as: admin,
    query: "mutation($id: ID!) { revertChange(id: $id) { id } }",
    variables: { id: unknownId },
  },
  "Mutation.updateStock": {
    as: admin,
    query:
      "mutation($productId: ID!, $input: StockChangeInput!) { updateStock(input: { productId: $productId, change: $input }) { id } }",
    variables: { productId: unknownId, input: { reason: "COUNTED", quantity: 3, note: "Shelf" } },
  },
  "Mutation.addProductPicture": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $file: Upload!, $text: PictureTextInput) {
      addProductPicture(input: { productId: $productId, version: $version, file: $file, text: $text }) { id } }`,
    variables: { productId: unknownId, version: 1, file: "no file", text: { alt: "Front" } },
  },
  "Mutation.addProductPictureByUrl": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $url: String!) {
      addProductPictureByUrl(input: { productId: $productId, version: $version, url: $url }) { id } }`,
    variables: { productId: unknownId, version: 1, url: "http://pictures.example/1.jpg" },
  },
  "Mutation.updateProductPicture": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $pictureId: ID!, $text: PictureTextInput!) {
      updateProductPicture(input: { productId: $productId, version: $version, pictureId: $pictureId, text: $text }) { id } }`,
    variables: {
      productId: unknownId,
      version: 1,
      pictureId: unknownId,
      text: { alt: "Front", focus: [50, 20] },
    },
  },
  "Mutation.orderProductPictures": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $pictureIds: [ID!]!) {
      orderProductPictures(input: { productId: $productId, version: $version, pictureIds: $pictureIds }) { id } }`,
    variables: { productId: unknownId, version: 1, pictureIds: [unknownId] },
  },
  "Mutation.removeProductPicture": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $pictureId: ID!) {
      removeProductPicture(input: { productId: $productId, version: $version, pictureId: $pictureId }) { id } }`,
    variables: { productId: unknownId, version: 1, pictureId: unknownId },
  },
  "Mutation.addProductVideo": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $file: Upload!, $part: VideoPartInput) {
      addProductVideo(input: { productId: $productId, version: $version, file: $file, part: $part }) { id } }`,
    variables: {
      productId: unknownId,
      version: 1,
      file: "no file",
      part: { uploadId: unknownId, position: 0, count: 2 },
    },
  },
  "Mutation.updateVideoPoster": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!, $pictureId: ID, $file: Upload) {
      updateVideoPoster(input: { productId: $productId, version: $version, pictureId: $pictureId, file: $file }) { id } }`,
    variables: { productId: unknownId, version: 1, pictureId: unknownId, file: null },
  },
  "Mutation.removeProductVideo": {
    as: admin,
    query: `mutation($productId: ID!, $version: Int!) {
      removeProductVideo(input: { productId: $productId, version: $version }) { id } }`,
    variables: { productId: unknownId, version: 1 },
  },
  "Query.variantByCode": {
    as: admin,
    query: "query($code: String!) { variantByCode(code: $code) { id sku barcode } }",
    variables: { code: "KUR-0042-M-RST" },
  },
  "Mutation.updateVariantCodes": {
    as: admin,
    query: `mutation($productId: ID!, $codes: [VariantCodesInput!]!) {
      updateVariantCodes(input: { productId: $productId, codes: $codes }) { id } }`,
    variables: {
      productId: unknownId,
      codes: [{ id: unknownId, sku: "KUR-1", skuSeen: "KUR-2", barcode: "96385074", barcodeSeen: null }],
    },
  },
  "Mutation.trackStock": {
    as: admin,
    query: `mutation($productId: ID!, $isTracked: Boolean!, $units: [UnitStockInput!]) {
      trackStock(input: { productId: $productId, isTracked: $isTracked, units: $units }) { id } }`,
    variables: { productId: unknownId, isTracked: true, units: [{ size: "S", color: "Red", stock: 3 }] },
  },
});

/** A request for each REST path that writes a product. */
export const catalogueAdminRequests = (admin: Person): ValidRequest[] => {
  const body = {
    title: "Linen dress",
    description: "Cool.",
    price: 999,
    category: "casuals",
    materials: ["linen", "Linen"],
    availableColors: ["Rust"],
    availableSizes: ["S", "s"],
    stock: 5,
  };
  return [
    { method: "POST", path: "/api/products", as: admin, body },
    { method: "PUT", path: `/api/admin/products/${unknownId}`, as: admin, body },
  ];
};
