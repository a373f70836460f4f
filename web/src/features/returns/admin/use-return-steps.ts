import type { ApolloCache, Reference } from "@apollo/client/cache";
import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import {
  useApproveReturnMutation,
  useInspectReturnMutation,
  useReceiveReturnMutation,
  useRefuseReturnMutation,
  useSendReplacementMutation,
  type AdminReturn_ReturnFragment,
  type InspectedLineInput,
  type ReturnStatus,
} from "../../../graphql/generated.ts";
import {
  trackingFailure,
  type CourierValues,
  type TrackingErrors,
} from "../../parcels/admin/tracking-values.ts";
import { focusReturn } from "../focus-return.ts";

const FAILED = "The return could not be changed. Please try again.";

/** Changes the number of replacements that are to be sent, in every cached result. */
const addToReplacementsDue = (cache: ApolloCache, by: number) => {
  cache.modify<{ replacementsDueCount: number }>({
    fields: { replacementsDueCount: (count) => Math.max(0, count + by) },
  });
};

type Counted = { statusCounts?: readonly { status: ReturnStatus; count: number }[] };

/** Moves one return from one count to another in every cached list. It stays in its list, so that the admin sees the result. */
const moveCount = (cache: ApolloCache, from: ReturnStatus, to: ReturnStatus) => {
  if (from === to) return;
  const by = (status: ReturnStatus) => Number(status === to) - Number(status === from);
  cache.modify<{ returns: Reference | Counted }>({
    fields: {
      returns: (cached) =>
        "statusCounts" in cached && cached.statusCounts
          ? {
              ...cached,
              statusCounts: cached.statusCounts.map((entry) => ({
                ...entry,
                count: entry.count + by(entry.status),
              })),
            }
          : cached,
    },
  });
};

/** Refusals of a step because another step came before it. */
const staleCodes = ["RETURN_CHANGED", "RETURN_STEP_INVALID"];

/**
 * The steps of the shop for one return. `failure` says why the last one was not made. `onStale` reads the return again if it has
 * changed since it was shown; the failure and the buttons wait for it.
 */
export const useReturnSteps = (
  { id, version, status, replacementDueAt }: AdminReturn_ReturnFragment,
  onStale: () => Promise<unknown>,
) => {
  const [approveReturn, approving] = useApproveReturnMutation();
  const [refuseReturn, refusing] = useRefuseReturnMutation();
  const [receiveReturn, receiving] = useReceiveReturnMutation();
  const [inspectReturn, inspecting] = useInspectReturnMutation();
  const [sendReplacement, sending] = useSendReplacementMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [parcelErrors, setParcelErrors] = useState<TrackingErrors>({});
  const seen = { returnId: id, version };
  const countAs = (to: ReturnStatus) => ({ update: (cache: ApolloCache) => moveCount(cache, status, to) });

  /** Returns whether the step was made. */
  const attempt = async (step: Promise<unknown>): Promise<boolean> => {
    setFailure(null);
    setParcelErrors({});
    try {
      await step;
      focusReturn(id);
      return true;
    } catch (error) {
      if (staleCodes.includes(errorCode(error) ?? "")) {
        setReading(true);
        await onStale();
        setReading(false);
      }
      const { errors, message } = trackingFailure(error, FAILED);
      setFailure(message);
      setParcelErrors(errors);
      return false;
    }
  };
  return {
    approve: () => attempt(approveReturn({ variables: seen, ...countAs("APPROVED") })),
    refuse: (reason: string) =>
      attempt(refuseReturn({ variables: { ...seen, reason }, ...countAs("REFUSED") })),
    receive: () => attempt(receiveReturn({ variables: seen, ...countAs("RECEIVED") })),
    inspect: (found: InspectedLineInput[]) =>
      attempt(
        inspectReturn({
          variables: { ...seen, lines: found },
          update: (cache, { data }) => {
            moveCount(cache, status, "COMPLETED");
            if (!replacementDueAt && data?.inspectReturn.replacementDueAt) addToReplacementsDue(cache, 1);
          },
        }),
      ),
    send: (parcel: CourierValues) =>
      attempt(
        sendReplacement({
          variables: { ...seen, ...parcel },
          update: (cache) => {
            if (replacementDueAt) addToReplacementsDue(cache, -1);
          },
        }),
      ),
    isBusy: isReading || [approving, refusing, receiving, inspecting, sending].some(({ loading }) => loading),
    failure,
    clearFailure: () => setFailure(null),
    /** Messages of the fields of a replacement's parcel. */
    parcelErrors,
  };
};

export type ReturnStepActions = ReturnType<typeof useReturnSteps>;
