import { useCallback, useState } from "react";
import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import {
  RestockAlertsDocument,
  useCancelRestockAlertMutation,
  useRequestRestockAlertMutation,
  useRestockAlertsQuery,
} from "../../graphql/generated.ts";
import type { PendingAction, RestockVariant } from "../../navigation-state.ts";
import { useAfterLogin } from "../accounts/login/use-after-login.ts";
import { useSession } from "../accounts/session/session.ts";

type PendingAlert = Extract<PendingAction, { kind: "restock-alert" }>;

const pendingAlert = (variant: RestockVariant): PendingAlert => ({ kind: "restock-alert", variant });

/**
 * The shopper's request for a mail when a variant is back. A visitor logs in first and returns to the same variant, with the
 * request made (decision 42). `onInStock` is called if the piece is back already.
 */
export const useRestockAlert = (variant: RestockVariant, onInStock: () => void) => {
  const { productId, size, color } = variant;
  const { session } = useSession();
  const isShopper = session.status === "shopper";
  const list = useRestockAlertsQuery({ variables: { productId }, skip: !isShopper });
  const [request, { loading: isRequesting }] = useRequestRestockAlertMutation();
  const [cancel, { loading: isCancelling }] = useCancelRestockAlertMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const alert = isShopper
    ? list.data?.restockAlerts.find((each) => each.size === size && each.color === color)
    : undefined;

  const send = useCallback(
    async (input: RestockVariant, askForLogin: (action: PendingAlert) => void) => {
      setFailure(null);
      try {
        await request({
          variables: { input },
          update: (cache, { data }) =>
            cache.writeQuery({
              query: RestockAlertsDocument,
              variables: { productId: input.productId },
              data: { restockAlerts: data?.requestRestockAlert ?? [] },
            }),
        });
      } catch (error) {
        if (errorCode(error) === "UNAUTHENTICATED") return askForLogin(pendingAlert(input));
        setFailure(errorMessage(error, { fallback: "This could not be saved. Please try again." }));
        if (errorCode(error) === "BACK_IN_STOCK") onInStock();
      }
    },
    [request, onInStock],
  );
  const runPending = useCallback(
    (action: PendingAlert, askForLogin: (action: PendingAlert) => void) =>
      void send(action.variant, askForLogin),
    [send],
  );
  const { isLoggedInFor, logIn } = useAfterLogin<PendingAlert>({
    kind: "restock-alert",
    message: "Please log in so that we can e-mail you.",
    run: runPending,
  });

  return {
    isWaiting: alert !== undefined,
    isBusy: isRequesting || isCancelling,
    /** Whether the state of the request is known. */
    isLoaded:
      session.status !== "loading" && (!isShopper || list.data !== undefined || list.error !== undefined),
    isForAdmin: session.status === "admin",
    failure,
    ask: () => {
      if (isLoggedInFor(pendingAlert(variant))) void send(variant, logIn);
    },
    stop: async () => {
      if (!alert) return;
      setFailure(null);
      try {
        await cancel({
          variables: { id: alert.id },
          update: (cache) =>
            cache.updateQuery({ query: RestockAlertsDocument, variables: { productId } }, (data) =>
              data ? { restockAlerts: data.restockAlerts.filter(({ id }) => id !== alert.id) } : undefined,
            ),
        });
      } catch (error) {
        setFailure(errorMessage(error, { fallback: "This could not be saved. Please try again." }));
      }
    },
  };
};
