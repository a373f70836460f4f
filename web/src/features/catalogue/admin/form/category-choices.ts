import type { Category } from "../../../../graphql/generated.ts";

/** The categories as the admin chooses them (specification, sections 2 and 5). */
export const categoryNames: Record<Category, string> = {
  PARTY: "Partywear",
  CASUALS: "Casuals",
  EVERYDAY: "Everyday Looks",
  ACCESSORIES: "Accessories",
};

export const categoryChoices = (Object.keys(categoryNames) as Category[]).map((value) => ({
  value,
  label: categoryNames[value],
}));

export const isCategory = (value: string): value is Category => value in categoryNames;
