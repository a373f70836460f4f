import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useTrackStockMutation, type UnitStockInput } from "../../../graphql/generated.ts";
import { refreshCachedProduct, reloadEditedProduct } from "../refresh-cached-product.ts";

const FAILED = "This could not be changed. Please try again.";

/** Turns the count by size and colour on (with the pieces of each) or off. `track` returns whether it is done. */
export const useTrackStock = (productId: string) => {
  const client = useApolloClient();
  const [mutate, { loading }] = useTrackStockMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const track = async (units: UnitStockInput[] | null): Promise<boolean> => {
    setFailure(null);
    try {
      await mutate({
        variables: { productId, isTracked: units !== null, units },
        update: (cache) => refreshCachedProduct(cache, productId),
      });
      return true;
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: FAILED }));
      // A sale in between has changed the pieces to spread.
      await reloadEditedProduct(client);
      return false;
    }
  };
  return { track, isTracking: loading, failure, clearFailure: () => setFailure(null) };
};
