import type { ReactNode } from "react";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { useFocusWhenLost } from "../../../ui/use-focus-when-lost.ts";
import { CountGrid } from "../stock/count-grid.tsx";
import { piecesText } from "../stock/reasons.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { fieldList } from "./field-words.ts";
import { isCountOutdated } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";
import { textsOf } from "./product-texts.ts";
import { SaveOutcome } from "./save-outcome.tsx";
import type { useEditProduct } from "./use-edit-product.ts";

type EditProductFormProps = {
  product: ProductEditor_ProductFragment;
  edit: ReturnType<typeof useEditProduct>;
  pictures?: ReactNode;
};

const stockHint = "Enter the number in stock now. The difference is added to the stock history.";

const TrackedStock = ({ product, edit: { counts, isSaving } }: EditProductFormProps) => (
  <section aria-labelledby="edit-stock" className="sm:col-span-2">
    <h3 id="edit-stock" className="mb-2 text-sm font-semibold">
      Stock: {piecesText(product.stock)}
    </h3>
    <CountGrid product={product} counts={counts} isReadOnly={isSaving} />
    <p className="mt-1.5 text-sm text-ink-faint">{stockHint}</p>
  </section>
);

/** The form that edits a product. */
export const EditProductForm = (props: EditProductFormProps) => {
  const { product, edit, pictures } = props;
  const { changed, conflicts, draft } = edit;
  useFocusWhenLost(
    edit.form.ref,
    `${changed.length === 0} ${draft.offered === null} ${conflicts.found === null}`,
  );
  return (
    <ProductForm
      label="Product"
      state={edit}
      notices={
        <>
          <DraftNotice
            draft={draft.offered}
            isCountOutdated={draft.offered !== null && isCountOutdated(draft.offered, product)}
            isTyped={changed.length > 0}
            onRestore={edit.restore}
            onDiscard={draft.discard}
          />
          <ConflictPanel conflicts={conflicts} texts={edit.texts} />
        </>
      }
      pictures={pictures}
      product={product}
      savedSchedule={textsOf(product).scheduledPrices}
      stockHint={stockHint}
      stock={product.isTracked ? <TrackedStock {...props} /> : undefined}
      outcomeOf={edit.saved ?? edit.isUnchanged}
      outcome={<SaveOutcome saved={edit.saved} isUnchanged={edit.isUnchanged} />}
      unsavedText={changed.length > 0 ? `Not saved: ${fieldList(changed)}` : "No unsaved changes"}
      buttons={
        <>
          {changed.length > 0 && (
            <Button variant="quiet" onClick={edit.reset}>
              Discard
            </Button>
          )}
          <Button type="submit" isLoading={edit.isSaving}>
            Save changes
          </Button>
        </>
      }
    />
  );
};
