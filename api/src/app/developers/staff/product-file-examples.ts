import { form, type ExamplesBySubject } from "../example.ts";

/** A mutation whose file comes in a form. */
const withFile = (input: Record<string, unknown>, name = "file") => ({
  variables: { input: { ...input, [name]: null } },
  note: form,
  refusedAs: "BAD_USER_INPUT",
});

const product = { productId: "PICTURED_PRODUCT_ID", version: 1 };

/** Examples of the staff's operations on pictures, and on many products at once. */
export const productFileExamples: ExamplesBySubject = {
  "Pictures and videos": {
    "Mutation.addProductPicture": withFile(product),
    "Mutation.addProductPictureByUrl": {
      variables: { input: { ...product, url: "https://pictures.invalid/front.jpg" } },
      note: "The shop loads the picture from this address.",
      refusedAs: "PICTURE_URL_UNREACHABLE",
    },
    "Mutation.updateProductPicture": {
      variables: { input: { ...product, pictureId: "PICTURE_ID", text: { alt: "The back", view: "BACK" } } },
    },
    "Mutation.orderProductPictures": {
      variables: { input: { ...product, pictureIds: ["OTHER_PICTURE_ID", "PICTURE_ID"] } },
    },
    "Mutation.removeProductPicture": { variables: { input: { ...product, pictureId: "PICTURE_ID" } } },
    "Mutation.addProductVideo": withFile(product),
    "Mutation.updateVideoPoster": {
      variables: { input: { ...product, pictureId: "PICTURE_ID" } },
      note: "For a product with a video.",
      refusedAs: "VIDEO_NOT_FOUND",
    },
    "Mutation.removeProductVideo": { variables: { input: product } },
  },
  "Changes of many products": {
    "Mutation.checkBulkChange": {
      variables: { input: { productIds: ["PRODUCT_ID"], change: { price: { percent: -10 } } } },
    },
    "Mutation.checkGridEdits": { variables: { edits: [{ id: "PRODUCT_ID", version: 1, stock: 3 }] } },
    "Query.productBatch": { variables: { id: "BATCH_ID" } },
    "Query.productBatches": { variables: { first: 6 } },
    "Mutation.applyProductBatch": {
      variables: { id: "CHECKED_BATCH_ID" },
      note: "The check is a job: `productBatch` says when the batch is READY.",
    },
    "Mutation.checkUndo": { variables: { id: "APPLIED_BATCH_ID" } },
    "Query.productExportLink": {},
    "Mutation.startImport": { variables: { name: "products.csv" } },
    "Mutation.uploadImportPart": withFile({ id: "IMPORT_ID", position: 0 }, "content"),
    "Mutation.uploadImportPicture": withFile({ id: "IMPORT_ID", name: "front.jpg" }),
    "Mutation.checkImport": {
      variables: { input: { id: "UPLOADED_IMPORT_ID", parts: 1 } },
      note: "`parts` is the number of parts that were uploaded.",
    },
  },
};
