import { useParams } from "react-router-dom";
import { CollectionEditor } from "../../features/collection-admin/collection-editor.tsx";
import { CollectionQuery } from "../../features/collection-admin/collection-query.tsx";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** One collection at a URL of its own. */
export const AdminCollectionPage = () => {
  const { id = "" } = useParams();
  usePageTitle("Collection");
  return (
    <>
      <Breadcrumb steps={[{ label: "Collections", to: paths.adminCollections() }, { label: "Collection" }]} />
      <CollectionQuery key={id} id={id}>
        {(collection, reload) => <CollectionEditor collection={collection} reload={reload} />}
      </CollectionQuery>
    </>
  );
};
