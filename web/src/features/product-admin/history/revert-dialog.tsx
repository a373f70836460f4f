import { useRef, useState } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { LOST_ANSWER_TO_CHECK } from "../../../graphql/lost-answer-to-check.ts";
import { useRevertChangeMutation, type HistoryEntry_EntryFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { toast } from "../../../ui/toast.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";
import { changedFields } from "./changed-fields.ts";
import { revertibleWords } from "./change-words.ts";

/** Asks before a change is taken back, and shows the values that the fields get again. */
export const RevertDialog = ({
  entry,
  productId,
  isOpen,
  onClose,
}: {
  entry: HistoryEntry_EntryFragment;
  productId: string;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [revertChange, { loading }] = useRevertChangeMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const revert = async () => {
    setFailure(null);
    try {
      await revertChange({
        variables: { id: entry.id },
        update: (cache) => refreshCachedProduct(cache, productId),
      });
      toast.success("The change was reverted.");
      close();
    } catch (error) {
      setFailure(
        writeErrorMessage(error, {
          fallback: "The change could not be reverted. Please try again.",
          lost: LOST_ANSWER_TO_CHECK,
        }),
      );
    }
  };
  return (
    <Dialog
      title="Revert this change?"
      isOpen={isOpen}
      onClose={close}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button isLoading={loading} onClick={() => void revert()}>
            Revert
          </Button>
        </>
      }
    >
      <p>These fields go back to their earlier values:</p>
      <dl className="mt-3 grid gap-2">
        {revertibleWords(changedFields(entry.changes)).map(({ field, name, before, after }) => (
          <div key={field}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {after} → {before}
            </dd>
          </div>
        ))}
      </dl>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
    </Dialog>
  );
};
