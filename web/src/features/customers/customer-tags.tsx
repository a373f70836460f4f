import { useRef, useState } from "react";
import { useSetCustomerTagsMutation, type CustomerPage_CustomerFragment } from "../../graphql/generated.ts";
import { errorCode } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { RemovableChip } from "../../ui/removable-chip.tsx";
import { TextField } from "../../ui/text-field.tsx";

type CustomerTagsProps = {
  customer: Pick<CustomerPage_CustomerFragment, "id" | "tags" | "version">;
  canChange: boolean;
  /** Reads the customer again, after another member of the staff has changed it. */
  onStale: () => void;
};

/** The words by which the staff groups customers. Each change is saved at once. */
export const CustomerTags = ({ customer, canChange, onStale }: CustomerTagsProps) => {
  const [word, setWord] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading }] = useSetCustomerTagsMutation();
  const field = useRef<HTMLInputElement>(null);
  const save = async (tags: string[]): Promise<boolean> => {
    if (loading) return false;
    setFailure(null);
    try {
      await mutate({ variables: { customerId: customer.id, tags, version: customer.version } });
      return true;
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The tags could not be saved." }));
      if (errorCode(error) === "CUSTOMER_CHANGED") onStale();
      return false;
    }
  };
  const add = async () => {
    const sent = word;
    if (sent.trim() === "") return;
    if (await save([...customer.tags, sent])) setWord((latest) => (latest === sent ? "" : latest));
  };
  return (
    <>
      {customer.tags.length > 0 ? (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {customer.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              {canChange ? (
                <RemovableChip
                  label={tag}
                  onRemove={() => {
                    field.current?.focus();
                    void save(customer.tags.filter((each) => each !== tag));
                  }}
                />
              ) : (
                <span className="inline-flex min-h-9 max-w-full items-center rounded-sm bg-paper-deep px-3 text-sm wrap-anywhere">
                  {tag}
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">No tags.</p>
      )}
      {canChange && (
        <form
          className="mt-3 flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            ref={field}
            label="Add a tag"
            className="grow"
            maxLength={30}
            autoComplete="off"
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <Button type="submit" variant="secondary" isLoading={loading} aria-disabled={word.trim() === ""}>
            Add<span className="sr-only"> tag</span>
          </Button>
        </form>
      )}
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
    </>
  );
};
