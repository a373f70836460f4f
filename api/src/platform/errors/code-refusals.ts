/** Refusals about the codes and the addresses of products. */
export const codeRefusals = {
  HANDLE_INVALID: {
    status: 400,
    message: "A handle has letters a to z, digits and single hyphens, at most 80 characters.",
  },
  HANDLE_TAKEN: { status: 409, message: "Another product has this handle." },
  SLUG_INVALID: {
    status: 400,
    message: "A web address has letters a to z, digits and single hyphens, at most 80 characters.",
  },
  SKU_INVALID: {
    status: 400,
    message: "An SKU has letters A to Z, digits, and . _ / - between them, at most 40 characters.",
  },
  SKU_TAKEN: { status: 409, message: "Another size or colour has this SKU." },
  BARCODE_INVALID: {
    status: 400,
    message: "A barcode has letters without accents, digits and signs, at most 48 characters.",
  },
  BARCODE_TAKEN: { status: 409, message: "Another size or colour has this barcode." },
  CODES_INVALID: {
    status: 400,
    message: "Codes are written as a size and colour with its SKU: M, Rust: KUR-0042-M-RST.",
  },
  VARIANT_NOT_FOUND: { status: 404, message: "This size or colour does not exist." },
  CODE_CHANGED: { status: 409, message: "Another admin has changed this code in the meantime." },
} as const satisfies Record<string, { status: number; message: string }>;
