import { useEffect, useState } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { usePromotionPreviewQuery, type PromotionInput } from "../../../graphql/generated.ts";
import { inputOf, isPreviewable, type PromotionDraft } from "./promotion-draft.ts";

const PAUSE_MS = 500;

/** The name and the code have no part in the preview, and may still be empty. */
const previewInput = (draft: PromotionDraft): PromotionInput => ({
  ...inputOf(draft),
  title: "Preview",
  code: null,
});

/** What the promotion of the form would have taken off recent orders, after a pause in typing. */
export const usePreview = (draft: PromotionDraft) => {
  const key = isPreviewable(draft) ? JSON.stringify(previewInput(draft)) : null;
  const [settledKey, setSettledKey] = useState(key);
  useEffect(() => {
    if (key === settledKey) return;
    const timer = setTimeout(() => setSettledKey(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, settledKey]);
  const { data, previousData, error, loading, refetch } = usePromotionPreviewQuery({
    variables: { input: settledKey ? (JSON.parse(settledKey) as PromotionInput) : previewInput(draft) },
    skip: settledKey === null,
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const isSettled = key === settledKey;
  const field = isSettled ? errorField(error) : undefined;
  return {
    /** The last preview stays in sight while the next one loads. */
    preview: key === null || error ? undefined : (data ?? previousData)?.promotionPreview,
    isLoading: key !== null && (loading || !isSettled),
    /** The field that the server refuses, with its sentence. */
    refused: field ? { field, message: errorMessage(error, { fallback: "This is not valid." }) } : null,
    hasFailed: Boolean(error) && isSettled && field === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
};
