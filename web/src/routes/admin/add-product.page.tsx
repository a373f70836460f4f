import { AddProductForm } from "../../features/product-admin/form/add-product-form.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The form that adds a product. */
export const AdminAddProductPage = () => {
  usePageTitle("Add product");
  return (
    <>
      <h1 className="mb-6 text-2xl">Add product</h1>
      <AddProductForm />
    </>
  );
};
