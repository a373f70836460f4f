import { useWaitingShoppersQuery } from "../../../graphql/generated.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { variantKey, variantName } from "./spread.ts";

const shoppersText = (count: number) =>
  count === 1 ? "1 customer" : `${count.toLocaleString("en-IN")} customers`;

/** How many shoppers wait for each size and colour of a product. */
export const WaitingShoppers = ({ productId }: { productId: string }) => {
  const { data, error, loading, refetch } = useWaitingShoppersQuery({
    variables: { productId },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data)
    return (
      <FailedState
        text="The requests could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (!data) return <Skeleton className="h-6 w-48" />;
  if (data.waitingShoppers.length === 0) return <p className="text-ink-soft">No one is waiting.</p>;
  return (
    <ul className="border-t border-hairline">
      {data.waitingShoppers.map((variant) => (
        <li
          key={variantKey(variant)}
          className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2.5 tabular-nums"
        >
          <span className="wrap-anywhere">{variantName(variant)}</span>
          <span>{shoppersText(variant.count)}</span>
        </li>
      ))}
    </ul>
  );
};
