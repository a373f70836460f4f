import type { ReactNode } from "react";
import type { ProductEditor_ProductFragment } from "../../../../graphql/generated.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormMessage } from "../../../../ui/form-message.tsx";
import { useFocusWhenLost } from "../../../../ui/use-focus-when-lost.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { fieldList } from "./field-words.ts";
import { FormBar } from "./form-bar.tsx";
import { isCountOutdated } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { ScrollIntoViewOnChange } from "./scroll-into-view-on-change.tsx";
import { SaveOutcome } from "./save-outcome.tsx";
import type { useEditProduct } from "./use-edit-product.ts";

const TrackedStock = ({ stock }: { stock: number }) => (
  <div>
    <p className="mb-1.5 text-sm font-semibold">Stock</p>
    <p className="flex min-h-12 items-center tabular-nums">{stock} pieces, by size and colour</p>
    <p className="mt-1.5 text-sm text-ink-faint">Change it under Stock.</p>
  </div>
);

/** The edit form. Its bar with the unsaved changes stays in sight. */
export const EditProductForm = ({
  product,
  edit,
  pictures,
}: {
  product: ProductEditor_ProductFragment;
  edit: ReturnType<typeof useEditProduct>;
  pictures?: ReactNode;
}) => {
  const { texts, errors, type, form, submit, isSaving, changed, conflicts, draft, failure } = edit;
  useFocusWhenLost(form.ref, `${changed.length === 0} ${draft.offered === null} ${conflicts.found === null}`);
  return (
    <form
      {...form}
      tabIndex={-1}
      onSubmit={(event) => void submit(event)}
      className="max-w-180 outline-none [&_:is(input,select,textarea)]:scroll-mb-24"
      aria-label="Product"
    >
      <DraftNotice
        draft={draft.offered}
        isCountOutdated={draft.offered !== null && isCountOutdated(draft.offered, product)}
        isTyped={changed.length > 0}
        onRestore={edit.restore}
        onDiscard={draft.discard}
      />
      <ConflictPanel conflicts={conflicts} texts={texts} />
      <ProductForm
        texts={texts}
        errors={errors}
        onType={type}
        pictures={pictures}
        stockHint="Enter the number that you counted. The difference is booked as a movement."
        stock={product.isTracked ? <TrackedStock stock={product.stock} /> : undefined}
      />
      <ScrollIntoViewOnChange when={failure ?? edit.saved ?? edit.isUnchanged}>
        <FormMessage tone="error" className={failure ? "mt-6" : ""}>
          {failure}
        </FormMessage>
        <SaveOutcome saved={edit.saved} isUnchanged={edit.isUnchanged} />
      </ScrollIntoViewOnChange>
      <FormBar state={changed.length > 0 ? `Not saved: ${fieldList(changed)}` : "No unsaved changes"}>
        {changed.length > 0 && (
          <Button variant="quiet" onClick={edit.reset}>
            Discard
          </Button>
        )}
        <Button type="submit" isLoading={isSaving}>
          Save changes
        </Button>
      </FormBar>
    </form>
  );
};
