/** The refusals of imports, bulk changes, their undo and the history. */
export const batchRefusals = {
  ARCHIVED_INVALID: { status: 400, message: "Please write true or false." },
  CELL_FORMULA: {
    status: 400,
    message: "A file cannot hold formulas. Please write an apostrophe before an equals sign.",
  },
  IMAGE_NAME_UNKNOWN: { status: 400, message: "No picture of this name was uploaded with the file." },
  IMAGE_NAME_REPEATED: {
    status: 400,
    message: "Several uploaded pictures have this name. Please rename them and import again.",
  },
  IMPORT_PICTURES_FULL: {
    status: 409,
    message: "An import has at most 2,000 new pictures. Please split the file.",
  },
  ROW_UNNAMED: {
    status: 400,
    message: "Please give the row an id or a handle, so that a file never adds a product twice.",
  },
  ROW_REPEATED: { status: 400, message: "Another row is about the same product." },
  ROW_WIDTH: { status: 400, message: "The row does not have the same number of cells as the header." },
  FILE_INVALID: { status: 400, message: "This file cannot be read." },
  FILE_TOO_LARGE: { status: 413, message: "A file has at most 40 MB, sent in parts of at most 400 kB." },
  FILE_INCOMPLETE: { status: 409, message: "Parts of the file are missing. Please send it again." },
  BULK_INVALID: { status: 400, message: "Please choose one change, and 1 to 10,000 products." },
  BATCH_NOT_FOUND: { status: 404, message: "This preview no longer exists. Please start again." },
  BATCH_NOT_READY: { status: 409, message: "This change cannot be made now. Please check it again." },
  BATCH_CHANGED: {
    status: 409,
    message: "Products have changed since the check. Nothing was saved. Please check again.",
  },
  BATCH_NOT_UNDOABLE: { status: 409, message: "This change can no longer be undone." },
  EXPORTS_BUSY: {
    status: 503,
    message: "Two files are being exported. Please go back and try again when one of them is finished.",
  },
  DOWNLOAD_LINK_INVALID: { status: 404, message: "This download link is invalid or has expired." },
  CHANGE_NOT_FOUND: { status: 404, message: "This change is not in the history." },
  CHANGE_NOT_REVERTIBLE: { status: 409, message: "This change cannot be reverted." },
} as const satisfies Record<string, { status: number; message: string }>;
