import { usePageTitle } from "../../ui/use-page-title.ts";

/** The form that adds a product. */
export const AdminAddProductPage = () => {
  usePageTitle("Add product");
  return <h1 className="text-2xl">Add product</h1>;
};
