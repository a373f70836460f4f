import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholders of the rows of a list, in the columns of the list itself. */
export const LoadingRows = ({
  label,
  count = 8,
  columns = "",
}: {
  label: string;
  count?: number;
  columns?: string;
}) => (
  <LoadingRegion label={label}>
    <div className={`grid gap-x-10 gap-y-2 pt-2 ${columns}`}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  </LoadingRegion>
);
