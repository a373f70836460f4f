/** Refusals of imported goods. */
export const importRefusals = {
  ORIGIN_UNKNOWN: { status: 400, message: "Please enter a country, such as India or IN." },
  IMPORTER_NEEDED: {
    status: 400,
    message: "Imported goods need the name and address of their importer before they can be on sale.",
  },
  ORIGIN_NEEDED: {
    status: 400,
    message: "Goods with an importer need their country of origin before they can be on sale.",
  },
} as const;
