import { useEffect, useState } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import {
  useCollectionPreviewQuery,
  type CollectionPreviewQueryVariables,
} from "../../../graphql/generated.ts";
import { ruleOf, type CollectionDraft } from "./collection-draft.ts";

const PAUSE_MS = 500;

const variablesOf = (draft: CollectionDraft): CollectionPreviewQueryVariables => ({
  rule: ruleOf(draft),
  productIds: [...draft.productIds],
});

/** The number of products that the form's rule selects, after a pause in typing. Picked products are counted by the form. */
export const usePreview = (draft: CollectionDraft) => {
  const isByRule = draft.kind === "RULE";
  const key = isByRule ? JSON.stringify(variablesOf(draft)) : null;
  const [settledKey, setSettledKey] = useState(key);
  useEffect(() => {
    if (key === settledKey) return;
    const timer = setTimeout(() => setSettledKey(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, settledKey]);
  const { data, previousData, error, loading, refetch } = useCollectionPreviewQuery({
    variables: settledKey ? (JSON.parse(settledKey) as CollectionPreviewQueryVariables) : variablesOf(draft),
    skip: settledKey === null,
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const isSettled = key === settledKey;
  const field = isSettled ? errorField(error) : undefined;
  return {
    isByRule,
    /** The last count stays in sight while the next one loads. */
    count: key === null || error ? undefined : (data ?? previousData)?.collectionPreview.productCount,
    isLoading: key !== null && (loading || !isSettled),
    /** The field that the server refuses, with its sentence. */
    refused: field ? { field, message: errorMessage(error, { fallback: "This is not valid." }) } : null,
    hasFailed: Boolean(error) && isSettled && field === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
};
