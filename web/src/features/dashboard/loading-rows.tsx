import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholders of the rows of a list. */
export const LoadingRows = ({ label }: { label: string }) => (
  <LoadingRegion label={label}>
    <div className="grid gap-2 py-2">
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  </LoadingRegion>
);
