import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  useArchiveProductMutation,
  useDuplicateProductMutation,
  type ProductEditor_ProductFragment,
} from "../../../graphql/generated.ts";
import { requestKeys } from "../../../graphql/request-keys.ts";
import { paths } from "../../../paths.ts";
import { toast } from "../../../ui/toast.ts";
import { refreshCachedLists, refreshCachedProduct, reloadEditedProduct } from "./refresh-cached-product.ts";

type Outcome = { tone: "success" | "error"; text: string };

/** Changes of a product as a whole. `outcome` is the message of the last one; `null` if there is none. */
export const useProductActions = ({ id, version }: ProductEditor_ProductFragment) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [archiveProduct, { loading: isArchiving }] = useArchiveProductMutation();
  const [duplicateProduct, { loading: isDuplicating }] = useDuplicateProductMutation();
  const [keys] = useState(requestKeys);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const setArchived = async (isArchived: boolean) => {
    setOutcome(null);
    try {
      await archiveProduct({
        variables: { id, version, isArchived },
        update: (cache) => refreshCachedProduct(cache, id),
      });
      setOutcome({ tone: "success", text: isArchived ? "It is archived." : "It is back in the shop." });
    } catch (error) {
      setOutcome({
        tone: "error",
        text: writeErrorMessage(error, { fallback: "This could not be changed." }),
      });
      await reloadEditedProduct(client);
    }
  };

  const duplicate = async () => {
    setOutcome(null);
    try {
      const { data } = await duplicateProduct({
        variables: { id, idempotencyKey: keys.keyOf(id) },
        update: refreshCachedLists,
      });
      if (!data) return;
      keys.renew(id);
      toast.success("The copy is added, archived, without pieces and pictures.");
      void navigate(paths.adminProduct(data.duplicateProduct.id));
    } catch (error) {
      setOutcome({ tone: "error", text: writeErrorMessage(error, { fallback: "It could not be copied." }) });
    }
  };

  return {
    setArchived,
    duplicate,
    isArchiving,
    isDuplicating,
    outcome,
    clearOutcome: () => setOutcome(null),
  };
};
