import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";

/**
 * Lets quick changes of one thing reach the server in their order: operations whose context names the same `turn` leave
 * one after the other, so that of three clicks on "plus" the last one wins. The screen does not wait, since optimistic
 * results show at once.
 */
export const serialQueueLink = () => {
  const lastByQueue = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const queue: unknown = operation.getContext()["turn"];
    if (typeof queue !== "string") return forward(operation);
    return new Observable((observer) => {
      let isSubscribed = true;
      let stop = () => {};
      const current = (lastByQueue.get(queue) ?? Promise.resolve()).then(
        () =>
          new Promise<void>((done) => {
            if (!isSubscribed) return done();
            const subscription = forward(operation).subscribe(observer);
            subscription.add(done);
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
