import { useSuccessPageQuery } from "../../graphql/generated.ts";
import { LoadingPieces } from "./loading-pieces.tsx";
import { PlacedPieces } from "./placed-pieces.tsx";

/** The pieces and the address. They are read by the query of /success, which finds them in the cache then. */
export const ConfirmedPieces = ({ orderNumber }: { orderNumber: string }) => {
  const { data, loading } = useSuccessPageQuery({ variables: { orderNumber } });
  if (data) return <PlacedPieces order={data.orderByNumber} />;
  return loading && <LoadingPieces />;
};
