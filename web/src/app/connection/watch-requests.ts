import { ApolloLink, type ApolloClient } from "@apollo/client";
import { finalize, tap } from "rxjs";
import { errorCode, hasResponse, isServerFailure } from "../../graphql/error-message.ts";
import type { Connection } from "./connection.ts";

/** Sends the failed queries of the page again. What the shop has refused stays refused. */
export const repeatFailedQueries = (client: ApolloClient): void => {
  for (const query of client.getObservableQueries("active")) {
    const { error } = query.getCurrentResult();
    if (error && isServerFailure(errorCode(error))) void query.refetch().catch(() => undefined);
  }
};

/**
 * Reports requests without a response to the connection. A request that began before the end of an outage and fails after it
 * is sent again at once. Returns `untilSent`, which resolves when no mutation is on its way.
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

  const watch = new ApolloLink((operation, forward) => {
    const startedAt = performance.now();
    const isMutation = operation.operationType === "mutation";
    if (isMutation) mutationCount += 1;
    return forward(operation).pipe(
      tap({
        error: (error: unknown) => {
          if (!hasResponse(error)) onFailure(startedAt);
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
  client.setLink(watch.concat(client.link));

  const untilSent = (): Promise<void> =>
    mutationCount === 0 ? Promise.resolve() : new Promise((resolve) => reportSent.push(resolve));
  return { untilSent };
};
