import { ApolloLink, type ApolloClient } from "@apollo/client";
import { finalize, tap } from "rxjs";
import { errorCode, hasResponse, isServerFailure } from "../../graphql/error-message.ts";
import { isAnswerLost } from "../../graphql/lost-answer.ts";
import { refetchShown } from "../../graphql/refetch-shown.ts";
import { wait } from "../wait.ts";
import { repeatLostLink } from "./repeat-lost-link.ts";
import type { Connection } from "./connection.ts";

/** Sends the failed queries of the page again. What the shop has refused stays refused. */
export const repeatFailedQueries = (client: ApolloClient): void => {
  for (const query of client.getObservableQueries("active")) {
    const { error } = query.getCurrentResult();
    if (error && isServerFailure(errorCode(error))) void query.refetch().catch(() => undefined);
  }
};

/** The page of the order asks for it itself, and keeps the cart that it has shown. */
const PLACE_ORDER = "PlaceOrder";

/** The shop may still be at work on a request whose answer was lost. */
const LOST_WRITE_PAUSE_MS = 1000;

/**
 * Reports requests without a response to the connection. A request that began before the end of an outage and fails after it
 * is sent again at once. A mutation without an answer may have taken effect: the queries of the page are sent again when the shop
 * can be reached. Returns `untilSent`, which resolves when no mutation is on its way.
 */
export const watchRequests = (client: ApolloClient, connection: Connection) => {
  let mutationCount = 0;
  let reportSent: (() => void)[] = [];

  const onFailure = (startedAt: number) => {
    if (connection.isDown) return;
    // A task later, because Apollo's hooks get the error after the links.
    if (startedAt < connection.restoredAt) setTimeout(() => repeatFailedQueries(client));
    else void connection.check();
  };

  const onLostWrite = async () => {
    await wait(LOST_WRITE_PAUSE_MS);
    await connection.untilReachable();
    await refetchShown(client, "active");
  };

  const watch = new ApolloLink((operation, forward) => {
    const startedAt = performance.now();
    const isMutation = operation.operationType === "mutation";
    if (isMutation) mutationCount += 1;
    return forward(operation).pipe(
      tap({
        error: (error: unknown) => {
          if (!hasResponse(error)) onFailure(startedAt);
          if (isMutation && isAnswerLost(error) && operation.operationName !== PLACE_ORDER)
            void onLostWrite();
        },
      }),
      finalize(() => {
        if (!isMutation) return;
        mutationCount -= 1;
        if (mutationCount > 0) return;
        for (const report of reportSent) report();
        reportSent = [];
      }),
    );
  });
  client.setLink(ApolloLink.from([watch, repeatLostLink(), client.link]));

  const untilSent = (): Promise<void> =>
    mutationCount === 0 ? Promise.resolve() : new Promise((resolve) => reportSent.push(resolve));
  return { untilSent };
};
