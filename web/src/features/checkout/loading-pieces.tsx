import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Stands where `PlacedPieces` comes. */
export const LoadingPieces = () => (
  <LoadingRegion label="Loading your pieces">
    <Skeleton className="mt-8 h-60" />
  </LoadingRegion>
);
