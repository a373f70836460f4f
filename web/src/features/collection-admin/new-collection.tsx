import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { CollectionForm } from "./form/collection-form.tsx";
import { useCollectionForm } from "./form/use-collection-form.ts";

/** The form of a new collection. */
export const NewCollection = () => {
  const navigate = useNavigate();
  const edit = useCollectionForm({
    collection: null,
    path: paths.adminCollection("new"),
    onSaved: ({ id, title }, isWhole) => {
      toast.success(`“${title}” is added.`);
      // What was typed during the request is not saved yet: it stays in this form.
      if (isWhole) void navigate(paths.adminCollection(id), { replace: true });
    },
  });
  return <CollectionForm edit={edit} />;
};
