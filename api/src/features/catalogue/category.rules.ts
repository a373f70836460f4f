/** The categories of the shop. */
export enum Category {
  PARTY = "party",
  CASUALS = "casuals",
  EVERYDAY = "everyday",
  ACCESSORIES = "accessories",
}

/** The categories in files and REST. */
export const categories: readonly string[] = Object.values(Category);
