import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { EyeIcon } from "../../../ui/icons.tsx";
import { useProductActions } from "./use-product-actions.ts";

/** Preview, duplicate, archive and restore. */
export const ProductActions = ({ product }: { product: ProductEditor_ProductFragment }) => {
  const { setArchived, duplicate, isArchiving, isDuplicating, outcome, clearOutcome } =
    useProductActions(product);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:[&>*]:grow max-sm:[&>*]:px-3">
        {!product.isArchived && (
          <ButtonLink variant="secondary" to={paths.product(product.id)}>
            <EyeIcon /> Preview
          </ButtonLink>
        )}
        <Button variant="secondary" isLoading={isDuplicating} onClick={() => void duplicate()}>
          Duplicate
        </Button>
        <Button
          variant="secondary"
          isLoading={isArchiving}
          onClick={() => void setArchived(!product.isArchived)}
        >
          {product.isArchived ? "Restore to the shop" : "Archive"}
        </Button>
      </div>
      {product.isArchived && (
        <p className="mt-2 text-sm text-ink-soft">
          It is not in the shop, so there is no preview. Orders keep it.
        </p>
      )}
      <FormMessage
        tone={outcome?.tone ?? "success"}
        className={outcome ? "mt-3" : ""}
        vanishAfter={outcome?.tone === "success" ? 5 : 10}
        onVanish={clearOutcome}
      >
        {outcome?.text}
      </FormMessage>
    </>
  );
};
