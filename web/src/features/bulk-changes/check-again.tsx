import { errorMessage } from "../../graphql/error-message.ts";
import { useCheckImportMutation } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";

const CheckButton = ({
  batchId,
  label,
  booksStockAgain,
}: {
  batchId: string;
  label: string;
  booksStockAgain: boolean;
}) => {
  const [check, { loading, error }] = useCheckImportMutation({ variables: { id: batchId, booksStockAgain } });
  return (
    <>
      <Button variant="secondary" isLoading={loading} onClick={() => void check().catch(() => undefined)}>
        {label}
      </Button>
      <FormMessage tone="error" className={error ? "mt-3" : ""}>
        {error && errorMessage(error, { fallback: "The check could not be started. Please try again." })}
      </FormMessage>
    </>
  );
};

/** Checks a file again: a product was changed between the check and the write, or a picture could not be read. */
export const CheckAgain = ({ batchId }: { batchId: string }) => (
  <CheckButton batchId={batchId} label="Check again" booksStockAgain={false} />
);

/** Says that the stock of a file that was imported before is left out, and offers to book it once more. */
export const RepeatedFile = ({ batchId, importedAt }: { batchId: string; importedAt: string }) => (
  <div className="mt-4 max-w-160 border-l-4 border-marigold pl-4">
    <p>You already imported this file on {formatDateTime(importedAt)}, so its stock is not changed again.</p>
    <div className="mt-4">
      <CheckButton batchId={batchId} label="Change stock again" booksStockAgain />
    </div>
  </div>
);
