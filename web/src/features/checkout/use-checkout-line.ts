import { useCallback, useEffect, useRef, useState } from "react";
import {
  useLeaveCheckoutLineMutation,
  useWaitInCheckoutLineMutation,
  type PlaceInLine_PlaceFragment,
} from "../../graphql/generated.ts";

/** "none": there is no line. "over": there was one, and checkout is open to all again. */
export type CheckoutLine =
  { state: "none" | "loading" | "over" } | { state: "waiting" | "turn"; place: PlaceInLine_PlaceFragment };

const none: CheckoutLine = { state: "none" };

/** Seconds between two questions after one without an answer, and between two looks at the stock of the cart. */
const retrySeconds = 5;
const stockSeconds = 30;

/**
 * The shopper's place while checkout lets shoppers in by turn. The server keeps it for the account, so it survives a reload
 * and another tab. Asks as often as the server says, and at once when the tab is looked at again. `onStockDue` is called now and
 * then: the pieces of the cart may be sold during the wait.
 */
export const useCheckoutLine = (isOpen: boolean, onStockDue: () => void) => {
  /** 0: the line is not followed. Each refused order adds one, so that the place is asked for at once. */
  const [followed, setFollowed] = useState(isOpen ? 1 : 0);
  const [line, setLine] = useState<CheckoutLine>(isOpen ? { state: "loading" } : none);
  const [wait] = useWaitInCheckoutLineMutation({ fetchPolicy: "no-cache" });
  const [leave] = useLeaveCheckoutLineMutation();
  const readStock = useRef(onStockDue);
  useEffect(() => {
    readStock.current = onStockDue;
  });

  useEffect(() => {
    if (followed === 0) return;
    let isEnded = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stockReadAt = Date.now();
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      const place = await wait().then(
        ({ data }) => data?.waitInCheckoutLine,
        () => undefined,
      );
      isAsking = false;
      if (isEnded) return;
      if (place === null) {
        setLine((before) => (before.state === "loading" ? none : { state: "over" }));
        return setFollowed(0);
      }
      if (place) setLine({ state: place.isTurn ? "turn" : "waiting", place });
      if (Date.now() - stockReadAt > stockSeconds * 1000) {
        stockReadAt = Date.now();
        readStock.current();
      }
      timer = setTimeout(() => void ask(), (place?.retryAfter ?? retrySeconds) * 1000);
    };
    const askWhenVisible = () => {
      if (document.visibilityState === "visible") void ask();
    };
    document.addEventListener("visibilitychange", askWhenVisible);
    void ask();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", askWhenVisible);
    };
  }, [followed, wait]);

  return {
    line,
    /** Begins to follow the line, after the server has refused an order for it. */
    follow: useCallback(() => {
      setLine({ state: "loading" });
      setFollowed((count) => count + 1);
    }, []),
    /** Gives the place free. Resolves also if the server cannot be reached: an unused place expires. */
    leave: async () => {
      setFollowed(0);
      await leave().catch(() => undefined);
    },
  };
};
