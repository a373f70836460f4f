import { NewCollection } from "../../features/collection-admin/new-collection.tsx";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The form of a new collection. */
export const AdminNewCollectionPage = () => {
  usePageTitle("New collection");
  return (
    <>
      <Breadcrumb
        steps={[{ label: "Collections", to: paths.adminCollections() }, { label: "New collection" }]}
      />
      <h1 className="mb-6 text-2xl">New collection</h1>
      <NewCollection />
    </>
  );
};
