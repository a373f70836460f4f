import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";

type QueueContext = { queue?: unknown; variablesAtSend?: () => Record<string, unknown> };

/**
 * Sends the operations of one queue one after the other; `context.queue` names the queue. So quick changes of one
 * object reach the server in order, and of three clicks on "plus" the last one wins. The page does not wait, because of
 * optimistic updates. `context.variablesAtSend` returns variables that are read when the operation is sent, such as the version
 * of the previous response.
 */
export const serialQueueLink = () => {
  const lastByQueue = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { queue, variablesAtSend } = operation.getContext() as QueueContext;
    if (typeof queue !== "string") return forward(operation);
    return new Observable((observer) => {
      let isSubscribed = true;
      let stop = () => {};
      const current = (lastByQueue.get(queue) ?? Promise.resolve()).then(
        () =>
          new Promise<void>((release) => {
            if (!isSubscribed) return release();
            Object.assign(operation.variables, variablesAtSend?.());
            const subscription = forward(operation).subscribe(observer);
            subscription.add(release);
            stop = () => subscription.unsubscribe();
          }),
      );
      lastByQueue.set(queue, current);
      return () => {
        isSubscribed = false;
        stop();
      };
    });
  });
};
