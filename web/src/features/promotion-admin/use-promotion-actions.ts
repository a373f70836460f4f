import { useState } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import {
  useDeletePromotionMutation,
  useEndPromotionMutation,
  type PromotionRow_PromotionFragment,
} from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";

const CHANGED = "Another admin has changed this promotion in the meantime. The page shows it as it is now.";

type Options = {
  promotion: PromotionRow_PromotionFragment;
  /** Reads the promotion again. */
  reload: () => Promise<unknown>;
  onDeleted: () => void;
};

/** Ends a promotion, or deletes one without orders. */
export const usePromotionActions = ({ promotion: { id, version }, reload, onDeleted }: Options) => {
  const [end, { loading: isEnding }] = useEndPromotionMutation();
  const [remove, { loading: isDeleting }] = useDeletePromotionMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (step: () => Promise<unknown>, fallback: string): Promise<boolean> => {
    setFailure(null);
    try {
      await step();
      return true;
    } catch (error) {
      const isConflict = errorCode(error) === "PROMOTION_CHANGED";
      if (isConflict || errorCode(error) === "PROMOTION_USED") await reload();
      setFailure(isConflict ? CHANGED : writeErrorMessage(error, { fallback }));
      return false;
    }
  };

  return {
    isEnding,
    isDeleting,
    failure,
    endNow: () =>
      run(async () => {
        await end({ variables: { id, version } });
      }, "The promotion could not be ended. Please try again."),
    deleteNow: async () => {
      const isDone = await run(
        () =>
          remove({
            variables: { id, version },
            update: (cache) => {
              cache.evict({ id: "ROOT_QUERY", fieldName: "promotions" });
            },
          }),
        "The promotion could not be deleted. Please try again.",
      );
      if (isDone) onDeleted();
      return isDone;
    },
  };
};
