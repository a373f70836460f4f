import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useDuplicateProductMutation } from "../../graphql/generated.ts";
import { requestKeys } from "../../graphql/request-keys.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { refreshCachedLists } from "./refresh-cached-product.ts";

/** Adds a copy of a product and opens it. `failure` is the message of the last try. */
export const useDuplicate = (id: string) => {
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
