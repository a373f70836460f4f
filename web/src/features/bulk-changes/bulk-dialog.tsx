import { useState, type FormEvent } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { useCheckBulkChangeMutation } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { BatchPreview } from "./batch-preview.tsx";
import { bulkChangeOf, emptyBulkForm } from "./bulk-change.ts";
import { BulkFields } from "./bulk-form.tsx";
import { productsText } from "./change-text.ts";

type BulkDialogProps = {
  productIds: readonly string[];
  isOpen: boolean;
  onClose: () => void;
  /** Called when products were changed: the caller loads them again. */
  onApplied?: (() => void) | undefined;
};

/** One change of all selected products: chosen, shown product by product, then made. */
export const BulkDialog = ({ productIds, isOpen, onClose, onApplied }: BulkDialogProps) => {
  const [form, setForm] = useState(emptyBulkForm);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [batchId, setBatchId] = useState<string | null>(null);
  const [check, { loading }] = useCheckBulkChangeMutation();
  const preview = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const checked = bulkChangeOf(form);
    setProblem("problem" in checked ? checked.problem : undefined);
    if ("problem" in checked) return;
    setFailure(null);
    try {
      const { data } = await check({ variables: { productIds: [...productIds], change: checked.change } });
      setBatchId(data?.checkBulkChange.id ?? null);
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "The change could not be checked. Please try again." }));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Change ${productsText(productIds.length)}`}
      footer={
        batchId && (
          <Button variant="secondary" onClick={() => setBatchId(null)}>
            Back
          </Button>
        )
      }
    >
      {batchId ? (
        <BatchPreview key={batchId} batchId={batchId} onApplied={onApplied} />
      ) : (
        <form onSubmit={(event) => void preview(event)} noValidate>
          <BulkFields
            form={form}
            error={problem}
            onChange={(changes) => {
              setForm((current) => ({ ...current, ...changes }));
              setProblem(undefined);
            }}
          />
          <FormMessage tone="error" className={failure ? "mt-4" : ""}>
            {failure}
          </FormMessage>
          <Button type="submit" isWide className="mt-6" isLoading={loading}>
            Preview
          </Button>
        </form>
      )}
    </Dialog>
  );
};
