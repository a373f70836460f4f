import type { Category } from "../../../graphql/generated.ts";
import { categories, categoryLabels } from "../../catalogue/category-labels.ts";

/** The names of the categories in the admin's pages (specification, section 5: Partywear). */
export const categoryNames: Record<Category, string> = { ...categoryLabels, PARTY: "Partywear" };

export const categoryChoices = categories.map((value) => ({ value, label: categoryNames[value] }));

export const isCategory = (value: string): value is Category => value in categoryNames;
