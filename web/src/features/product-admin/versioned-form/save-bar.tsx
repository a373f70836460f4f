import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { FormBar } from "../form/form-bar.tsx";

type SaveBarProps = {
  /** The names of the changed fields, in the order of the form. */
  changedNames: readonly string[];
  /** The sentence of the last failed save; `null` without one. */
  failure: string | null;
  /** The success of the last save: shown until a field changes. */
  notice: string | null | undefined;
  /** "Save changes". */
  label: string;
  isSaving: boolean;
  onDiscard: () => void;
};

/** The end of a versioned form: the outcome of the last save, and the bar with the unsaved changes and its buttons. */
export const SaveBar = ({ changedNames, failure, notice, label, isSaving, onDiscard }: SaveBarProps) => {
  const isChanged = changedNames.length > 0;
  return (
    <>
      <FormMessage tone="error" className={failure ? "mt-6 scroll-mb-24" : ""}>
        {failure}
      </FormMessage>
      <FormMessage tone="success" className={notice ? "mt-6 scroll-mb-24" : ""}>
        {isChanged ? null : notice}
      </FormMessage>
      <FormBar
        state={isChanged ? `Not saved: ${changedNames.join(", ").toLowerCase()}` : "No unsaved changes"}
      >
        {isChanged && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button type="submit" isLoading={isSaving}>
          {label}
        </Button>
      </FormBar>
    </>
  );
};
