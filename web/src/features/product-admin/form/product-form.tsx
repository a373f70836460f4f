import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from "react";
import { FormMessage } from "../../../ui/form-message.tsx";
import { FormBar } from "./form-bar.tsx";
import { ProductInputs } from "./product-inputs.tsx";
import type { useFormFailure } from "./use-form-failure.ts";
import type { ProductField } from "./product-fields.ts";
import type { ProductTexts } from "./product-texts.ts";

type FormFailure = ReturnType<typeof useFormFailure>;

type ProductFormProps = Pick<
  ComponentProps<typeof ProductInputs>,
  "pictures" | "stock" | "stockHint" | "product" | "savedSchedule"
> & {
  /** Names the form for screen readers. */
  label: string;
  state: Pick<FormFailure, "errors" | "form" | "failure"> & {
    texts: ProductTexts;
    type: (field: ProductField, text: string) => void;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  };
  /** Above the fields: a draft, or a question about a conflict. */
  notices: ReactNode;
  /** The message of a success, and the value whose change scrolls it into view. */
  outcome: ReactNode;
  outcomeOf: unknown;
  /** The sentence beside the buttons. */
  unsavedText?: string;
  buttons: ReactNode;
};

/** Scrolls its messages into sight, above the form's bar, each time that `when` gets a new value that is not empty. */
const ScrollIntoViewOnChange = ({ when, children }: { when: unknown; children: ReactNode }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) container.current?.scrollIntoView({ block: "nearest" });
  }, [when]);
  return (
    <div ref={container} className="scroll-mb-24 max-sm:scroll-mb-44">
      {children}
    </div>
  );
};

/** The form of a product, a new one or one of the shop: its pictures, its fields, and a bar that stays in sight. */
export const ProductForm = ({
  label,
  state: { texts, errors, type, form, submit, failure },
  notices,
  outcome,
  outcomeOf,
  unsavedText,
  buttons,
  ...slots
}: ProductFormProps) => (
  <form
    {...form}
    tabIndex={-1}
    onSubmit={(event) => void submit(event)}
    className="max-w-180 outline-none [&_:is(input,select,textarea)]:scroll-mb-24 max-sm:[&_:is(input,select,textarea)]:scroll-mb-36"
    aria-label={label}
  >
    {notices}
    <ProductInputs texts={texts} errors={errors} onType={type} {...slots} />
    <ScrollIntoViewOnChange when={failure ?? outcomeOf}>
      <FormMessage tone="error" className={failure ? "mt-6" : ""}>
        {failure}
      </FormMessage>
      {outcome}
    </ScrollIntoViewOnChange>
    <FormBar state={unsavedText}>{buttons}</FormBar>
  </form>
);
