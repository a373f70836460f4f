import { useParams } from "react-router-dom";
import { PictureEditor } from "../../features/catalogue/admin/pictures/picture-editor.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** One product at a URL of its own. */
export const AdminEditProductPage = () => {
  const { id = "" } = useParams();
  usePageTitle("Edit product");
  return (
    <>
      <h1 className="mb-6 text-2xl">Edit product</h1>
      <PictureEditor key={id} productId={id} />
    </>
  );
};
