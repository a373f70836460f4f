import type { ReactNode } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import { usePromotionEditorQuery, type PromotionEditor_PromotionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const missingCodes = ["PROMOTION_NOT_FOUND", "BAD_ID"];

/** Loads a promotion, with the loading, missing and failed states of a page. */
export const PromotionQuery = ({
  id,
  children,
}: {
  id: string;
  children: (promotion: PromotionEditor_PromotionFragment, reload: () => Promise<unknown>) => ReactNode;
}) => {
  const { data, error, loading, refetch } = usePromotionEditorQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  if (data) return children(data.promotion, () => refetch().catch(() => undefined));
  if (!error || loading)
    return (
      <LoadingRegion label="Loading the promotion">
        <Skeleton className="h-16" />
        <Skeleton className="mt-6 h-160" />
      </LoadingRegion>
    );
  return (
    <>
      <h1 className="mb-6 text-2xl">Promotion</h1>
      {missingCodes.includes(errorCode(error) ?? "") ? (
        <EmptyState
          title="Promotion not found"
          text="It may be deleted, or the link may be incomplete."
          action={<ButtonLink to={paths.adminPromotions()}>All promotions</ButtonLink>}
        />
      ) : (
        <FailedState
          text="The promotion could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </>
  );
};
