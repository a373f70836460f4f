import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDuplicateProductMutation, type ProductEditor_ProductFragment } from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { requestKeys } from "../../graphql/request-keys.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { EyeIcon } from "../../ui/icons.tsx";
import { toast } from "../../ui/toast.ts";
import { refreshCachedLists } from "./refresh-cached-product.ts";

/** Adds a copy of a product and opens it. `failure` is the message of the last try. */
const useDuplicate = (id: string) => {
  const navigate = useNavigate();
  const [mutate, { loading: isDuplicating }] = useDuplicateProductMutation();
  const [keys] = useState(requestKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const duplicate = async () => {
    setFailure(null);
    try {
      const { data } = await mutate({
        variables: { id, idempotencyKey: keys.keyOf(id) },
        update: refreshCachedLists,
      });
      if (!data) return;
      keys.renew(id);
      toast.success("The copy was added. It is archived and has no stock or pictures yet.");
      void navigate(paths.adminProduct(data.duplicateProduct.id));
    } catch (error) {
      setFailure(
        writeErrorMessage(error, { fallback: "The product could not be duplicated. Please try again." }),
      );
    }
  };
  return { duplicate, isDuplicating, failure };
};

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
