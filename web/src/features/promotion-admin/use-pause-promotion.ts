import { useState } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import {
  useSetPromotionPausedMutation,
  type PromotionRow_PromotionFragment,
} from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";

/**
 * Pauses a promotion or lets it go on, in one press. After a change by another admin the promotion is read again, so that the next
 * press names the version that the page shows.
 */
export const usePausePromotion = (onOutdated: () => Promise<unknown>) => {
  const [mutate] = useSetPromotionPausedMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const toggle = async ({ id, version, title, pausedAt }: PromotionRow_PromotionFragment) => {
    const isPaused = pausedAt === null;
    setFailure(null);
    setBusyId(id);
    try {
      await mutate({ variables: { id, version, isPaused }, context: { queue: `promotion ${id}` } });
      await onOutdated();
    } catch (error) {
      const isConflict = ["PROMOTION_CHANGED", "PROMOTION_NOT_FOUND"].includes(errorCode(error) ?? "");
      if (isConflict) await onOutdated();
      setFailure(
        isConflict
          ? `Another admin has changed “${title}” in the meantime. The page shows it as it is now.`
          : writeErrorMessage(error, {
              fallback: `“${title}” could not be ${isPaused ? "paused" : "resumed"}. Please try again.`,
            }),
      );
    } finally {
      setBusyId(null);
    }
  };
  return { toggle, busyId, failure, clearFailure: () => setFailure(null) };
};
