import type { ProductEditor_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { EyeIcon } from "../../ui/icons.tsx";
import { useDuplicate } from "./use-duplicate.ts";

/** Preview and duplicate. Whether it is in the shop is a field of the form. */
export const ProductActions = ({
  product: { id, slug, titleSlug, isArchived },
}: {
  product: ProductEditor_ProductFragment;
}) => {
  const { duplicate, isDuplicating, failure } = useDuplicate(id);
  return (
    <>
      <div className="button-row mt-3">
        {!isArchived && (
          <ButtonLink variant="secondary" to={paths.product({ id, slug: slug ?? titleSlug })}>
            <EyeIcon /> Preview
          </ButtonLink>
        )}
        <Button variant="secondary" isLoading={isDuplicating} onClick={() => void duplicate()}>
          Duplicate
        </Button>
      </div>
      {isArchived && <p className="mt-2 text-sm text-ink-soft">Hidden from the shop. Orders keep it.</p>}
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
    </>
  );
};
