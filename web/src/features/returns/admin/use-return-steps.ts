import type { ApolloCache, Reference } from "@apollo/client/cache";
import { useState } from "react";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
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
import { focusReturn } from "../focus-return.ts";

const FAILED = "The return could not be changed. Please try again.";

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
 * The steps of the shop for one return. `failure` says why the last one was not made. `onStale` is called if the return has
 * changed since it was shown.
 */
export const useReturnSteps = ({ id, version, status }: AdminReturn_ReturnFragment, onStale: () => void) => {
  const [approveReturn, approving] = useApproveReturnMutation();
  const [refuseReturn, refusing] = useRefuseReturnMutation();
  const [receiveReturn, receiving] = useReceiveReturnMutation();
  const [inspectReturn, inspecting] = useInspectReturnMutation();
  const [sendReplacement, sending] = useSendReplacementMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const seen = { returnId: id, version };
  const countAs = (to: ReturnStatus) => ({ update: (cache: ApolloCache) => moveCount(cache, status, to) });

  const attempt = async (step: Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await step;
      focusReturn(id);
    } catch (error) {
      setFailure(errorMessage(error, { fallback: FAILED }));
      if (staleCodes.includes(errorCode(error) ?? "")) onStale();
    }
  };
  return {
    approve: () => attempt(approveReturn({ variables: seen, ...countAs("APPROVED") })),
    refuse: (reason: string) =>
      attempt(refuseReturn({ variables: { ...seen, reason }, ...countAs("REFUSED") })),
    receive: () => attempt(receiveReturn({ variables: seen, ...countAs("RECEIVED") })),
    inspect: (lines: InspectedLineInput[]) =>
      attempt(inspectReturn({ variables: { ...seen, lines }, ...countAs("COMPLETED") })),
    send: (parcel: { courier: string; trackingId: string }) =>
      attempt(sendReplacement({ variables: { ...seen, ...parcel } })),
    isBusy: [approving, refusing, receiving, inspecting, sending].some(({ loading }) => loading),
    failure,
  };
};

export type ReturnStepActions = ReturnType<typeof useReturnSteps>;
