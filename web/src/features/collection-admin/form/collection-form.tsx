import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { useFocusWhenLost } from "../../../ui/use-focus-when-lost.ts";
import { ConflictQuestion } from "../../product-admin/versioned-form/conflict-question.tsx";
import { SaveBar } from "../../product-admin/versioned-form/save-bar.tsx";
import { BasicFields } from "./basic-fields.tsx";
import { fieldNames } from "./draft-changes.ts";
import { PictureFields } from "./picture-fields.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { ProductFields } from "./product-fields.tsx";
import type { CollectionForm as Form } from "./use-collection-form.ts";
import { usePreview } from "./use-preview.ts";

/** The form of a collection, beside its preview. Its bar with the unsaved changes stays in sight. */
export const CollectionForm = ({ edit, notice }: { edit: Form; notice?: string | null }) => {
  const { draft, seen, changed, form, submit, isSaving, conflict, failure, enter } = edit;
  const preview = usePreview(draft);
  const errors = { ...edit.errors };
  const refused = preview.refused;
  if (refused?.field === "minPrice" || refused?.field === "maxPrice" || refused?.field === "sizes")
    errors[refused.field] ??= refused.message;
  const fields = { draft, errors, onEnter: enter };
  useFocusWhenLost(form.ref, `${conflict === null}`);
  return (
    <form
      {...form}
      tabIndex={-1}
      aria-label="Collection"
      onSubmit={(event) => void submit(event)}
      className="outline-none [&_:is(input,select,textarea)]:scroll-mb-24 max-sm:[&_:is(input,select,textarea)]:scroll-mb-36"
    >
      <ConflictQuestion noun="collection" changes={conflict} isSaving={isSaving} onDiscard={edit.discard} />
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-6">
          <BasicFields {...fields} />
          <ProductFields {...fields} />
          <PictureFields {...fields} stored={seen?.picture ?? null} />
          <UploadProgress share={edit.progress} />
        </div>
        <div className="xl:sticky xl:top-24">
          <PreviewPanel draft={draft} preview={preview} />
        </div>
      </div>
      <SaveBar
        changedNames={changed.map((field) => fieldNames[field])}
        failure={failure}
        notice={notice}
        label={seen ? "Save changes" : "Add collection"}
        isSaving={isSaving}
        onDiscard={edit.discard}
      />
    </form>
  );
};
