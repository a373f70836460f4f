import { useState } from "react";
import type { CollectionEditor_CollectionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRecentTime } from "../../ui/dates.ts";
import { CollectionHead } from "./collection-head.tsx";
import { CollectionForm } from "./form/collection-form.tsx";
import { useCollectionForm } from "./form/use-collection-form.ts";

/** One collection: its head, and its form. */
export const CollectionEditor = ({
  collection,
  reload,
}: {
  collection: CollectionEditor_CollectionFragment;
  reload: () => Promise<unknown>;
}) => {
  const [notice, setNotice] = useState<string | null>(null);
  const edit = useCollectionForm({
    collection,
    path: paths.adminCollection(collection.id),
    onSaved: () => setNotice(`Saved at ${formatRecentTime(new Date().toISOString())}.`),
  });
  return (
    <>
      <CollectionHead collection={collection} reload={reload} />
      <div className="mt-6 border-t border-hairline pt-5">
        <CollectionForm edit={edit} notice={notice} />
      </div>
    </>
  );
};
