import { useEffect, useRef, useState, type Dispatch, type FormEvent, type SetStateAction } from "react";
import { useVariantCodesQuery, type ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FormBar } from "../form/form-bar.tsx";
import {
  changedCodes,
  codeText,
  withCode,
  withSeen,
  type CodedVariant,
  type TypedCodes,
} from "./changed-codes.ts";
import { CodeFields } from "./code-fields.tsx";
import { useVariantCodes } from "./use-variant-codes.ts";

type VariantCodesProps = {
  product: ProductEditor_ProductFragment;
  /** What was typed; kept while another tab is open. */
  typedState: readonly [TypedCodes, Dispatch<SetStateAction<TypedCodes>>];
};

const changedText = (count: number): string =>
  count === 1 ? "codes of 1 variant" : `codes of ${count} variants`;

const CodesForm = ({
  productId,
  variants,
  typedState: [typed, setTyped],
}: Pick<VariantCodesProps, "typedState"> & { productId: string; variants: readonly CodedVariant[] }) => {
  const { save, isSaving, error, failure } = useVariantCodes(productId, (variantId, present) =>
    setTyped((current) => withSeen(current, variantId, present)),
  );
  const [outcome, setOutcome] = useState<string | null>(null);
  const changed = changedCodes(typed, variants);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (changed.length === 0) return setOutcome("There is nothing to save.");
    setOutcome(null);
    if (!(await save(changed))) return;
    setTyped({});
    setOutcome("The codes are saved.");
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label="Codes"
      onSubmit={(event) => void submit(event)}
      className="max-w-180 [&_input]:scroll-mb-24 max-sm:[&_input]:scroll-mb-36"
    >
      <p className="text-ink-soft">
        The shop makes a SKU for each size and colour. You can enter your own; past orders keep theirs. The
        barcode is the one on the label: an EAN or UPC number, or any text in Code 128.
      </p>
      <ul className="mt-5 border-t border-hairline">
        {variants.map((variant) => (
          <CodeFields
            key={variant.id}
            variant={variant}
            textOf={(field) => codeText(typed, variant, field)}
            errorOf={(field) =>
              error?.variantId === variant.id && error.field === field ? error.text : undefined
            }
            readOnly={isSaving}
            onType={(field, text) => {
              setOutcome(null);
              setTyped(withCode(typed, variant, { [field]: text }));
            }}
          />
        ))}
      </ul>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      <FormMessage
        tone="success"
        className={outcome ? "mt-4" : ""}
        vanishAfter={5}
        onVanish={() => setOutcome(null)}
      >
        {outcome}
      </FormMessage>
      <FormBar
        state={changed.length > 0 ? `Not saved: ${changedText(changed.length)}` : "No unsaved changes"}
      >
        {changed.length > 0 && (
          <Button variant="quiet" onClick={() => setTyped({})}>
            Discard
          </Button>
        )}
        <Button type="submit" isLoading={isSaving}>
          Save codes
        </Button>
      </FormBar>
    </form>
  );
};

/** SKU and barcode of each size and colour. A scanner fills the barcodes one after another. */
export const VariantCodes = ({ product, typedState }: VariantCodesProps) => {
  const { data, error, loading, refetch } = useVariantCodesQuery({
    variables: { id: product.id },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const variants = data?.adminProduct.variants;
  if (variants) return <CodesForm productId={product.id} variants={variants} typedState={typedState} />;
  if (!error || loading)
    return (
      <LoadingRegion label="Loading the codes">
        <Skeleton className="h-60 max-w-180" />
      </LoadingRegion>
    );
  return (
    <FailedState
      text="The codes could not be loaded."
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
    />
  );
};
