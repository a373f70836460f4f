import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorField, errorMessage } from "../../graphql/error-message.ts";
import {
  PromotionCodesLinkDocument,
  useAddPromotionCodesMutation,
  type PromotionEditor_PromotionFragment,
} from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { requestKeys } from "../../graphql/request-keys.ts";
import type { Outcome } from "../../ui/outcome-messages.tsx";
import { addedText, listedCount, type NewCodes } from "./added-codes.ts";

export type CodesField = "codes" | "count" | "beginning";

/** Adds single-use codes to a promotion, and downloads all of them. */
export const useCodes = ({ id, codeCount }: Pick<PromotionEditor_PromotionFragment, "id" | "codeCount">) => {
  const client = useApolloClient();
  const [keys] = useState(requestKeys);
  const [mutate, { loading: isAdding }] = useAddPromotionCodesMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isStarting, setStarting] = useState(false);

  /** Returns whether they are added, and the refusal of a field. What else has happened is in `outcome`. */
  const add = async (codes: NewCodes): Promise<{ isAdded: boolean; field?: CodesField; text?: string }> => {
    setOutcome(null);
    // Another list or number is another request.
    const name = JSON.stringify(codes);
    try {
      const { data } = await mutate({ variables: { id, ...codes, idempotencyKey: keys.keyOf(name) } });
      keys.renew(name);
      if (data)
        setOutcome({
          tone: "success",
          text: addedText(data.addPromotionCodes.codeCount - codeCount, listedCount(codes)),
        });
      return { isAdded: true };
    } catch (error) {
      const text = writeErrorMessage(error, {
        fallback: "The codes could not be added. Please try again.",
        lost: "We did not hear back from the shop. Please try again: the codes are added only once, even if they are there already.",
      });
      const field = (["codes", "count", "beginning"] as const).find((each) => each === errorField(error));
      if (field) return { isAdded: false, field, text };
      setOutcome({ tone: "error", text });
      return { isAdded: false };
    }
  };

  /** Browsers send no token with a download, so the link is fetched first. */
  const download = async () => {
    setOutcome(null);
    setStarting(true);
    try {
      const { data } = await client.query({
        query: PromotionCodesLinkDocument,
        variables: { id },
        fetchPolicy: "no-cache",
      });
      if (data) window.location.assign(data.promotionCodesLink.url);
    } catch (error) {
      const fallback = "The download could not be started. Please try again.";
      setOutcome({ tone: "error", text: errorMessage(error, { fallback }) });
    } finally {
      setStarting(false);
    }
  };
  return { add, isAdding, download, isStarting, outcome };
};
