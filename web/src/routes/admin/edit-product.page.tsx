import { usePageTitle } from "../../ui/use-page-title.ts";

/** One product at a URL of its own. */
export const AdminEditProductPage = () => {
  usePageTitle("Edit product");
  return <h1 className="text-2xl">Edit product</h1>;
};
