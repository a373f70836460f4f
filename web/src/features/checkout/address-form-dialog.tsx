import { useId, type ComponentProps, type ReactNode } from "react";
import { useDeliveryStatesQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Address } from "./address.ts";
import { AddressFields } from "./address-fields.tsx";

type AddressFormDialogProps = {
  title: string;
  description?: string;
  emailHint?: string | undefined;
  autoComplete?: "off";
  /** A field before those of the address. */
  firstField?: ReactNode;
  /** What the form says about the data that it sends. */
  notice?: ReactNode;
  /** The state of the form: `useOrderAddress`, `useSavedAddress`. */
  edit: {
    start: { version: number; address: Address };
    errors: ComponentProps<typeof AddressFields>["errors"];
    failure: string | null;
    isSaving: boolean;
    form: ComponentProps<"form">;
  };
  /** Returns whether the address was saved. */
  save: (typed: FormData, country: string) => Promise<boolean>;
  onSaved: () => void;
  onClose: () => void;
};

/** The form of an address in a dialog, with the states to which the shop delivers. */
export const AddressFormDialog = ({
  title,
  description,
  emailHint,
  autoComplete,
  firstField,
  notice,
  edit: { start, errors, failure, isSaving, form },
  save,
  onSaved,
  onClose,
}: AddressFormDialogProps) => {
  const formId = useId();
  const { data, error, loading: isLoading, refetch } = useDeliveryStatesQuery();
  const submit = async (typed: FormData, country: string) => {
    if (isSaving || !(await save(typed, country))) return;
    onSaved();
    onClose();
  };
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving} aria-disabled={!data}>
            Save address
          </Button>
        </>
      }
    >
      {error && !data && (
        <FailedState
          text="The list of states could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={isLoading}
        />
      )}
      {!error && !data && <Skeleton className="h-96" />}
      {data && (
        <form
          id={formId}
          {...form}
          autoComplete={autoComplete}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(new FormData(event.currentTarget), data.settings.country);
          }}
        >
          <FormMessage tone="error" className={failure ? "mb-4" : ""}>
            {failure}
          </FormMessage>
          {firstField}
          <AddressFields
            key={start.version}
            initialAddress={start.address}
            errors={errors}
            states={data.settings.states}
            country={data.settings.country}
            emailHint={emailHint}
          />
          {notice}
        </form>
      )}
    </Dialog>
  );
};
