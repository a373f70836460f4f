import { usePageTitle } from "../../ui/use-page-title.ts";

/** All products of the shop. */
export const AdminManageProductsPage = () => {
  usePageTitle("Manage products");
  return <h1 className="text-2xl">Manage products</h1>;
};
