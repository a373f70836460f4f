import { useState } from "react";
import { useParams } from "react-router-dom";
import { pictureEditor } from "../../features/catalogue/admin/pictures/picture-slot.tsx";
import { ProductEditor } from "../../features/catalogue/admin/product-editor.tsx";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** One product at a URL of its own. */
export const AdminEditProductPage = () => {
  const { id = "" } = useParams();
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? "Edit product");
  return (
    <>
      <Breadcrumb
        steps={[{ label: "Manage products", to: paths.adminManageProducts() }, { label: "Edit product" }]}
      />
      <h1 className="mb-6 text-2xl">Edit product</h1>
      <ProductEditor key={id} productId={id} onTitle={setTitle} pictures={pictureEditor} />
    </>
  );
};
