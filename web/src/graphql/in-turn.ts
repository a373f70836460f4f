import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";

/**
 * Lets quick changes of one thing reach the server in their order: operations whose context names the same `turn` leave
 * one after the other, so that of three clicks on "plus" the last one wins. The screen does not wait, since optimistic
 * results show at once.
 */
export const inTurn = () => {
  const lastOf = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const turn: unknown = operation.getContext()["turn"];
    if (typeof turn !== "string") return forward(operation);
    return new Observable((observer) => {
      let isWanted = true;
      let stop = () => {};
      const mine = (lastOf.get(turn) ?? Promise.resolve()).then(
        () =>
          new Promise<void>((giveTurn) => {
            if (!isWanted) return giveTurn();
            const sent = forward(operation).subscribe(observer);
            sent.add(giveTurn);
            stop = () => sent.unsubscribe();
          }),
      );
      lastOf.set(turn, mine);
      return () => {
        isWanted = false;
        stop();
      };
    });
  });
};
