import { Suspense } from "react";
import { useRecheckWithoutViewer } from "../features/accounts/session/use-recheck-without-viewer.ts";
import { useProfileEditPageQuery } from "../graphql/generated.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { FailedState } from "../ui/failed-state.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { ProfileForm } from "../features/accounts/profile/profile-form.tsx";

const AddressBook = lazyPart(
  () => import("../features/checkout/address-book/address-book.tsx"),
  "AddressBook",
);

/** The shopper's name, e-mail address, mobile number, picture and addresses. */
export const ProfileEditPage = () => {
  usePageTitle("Edit Profile");
  const { data, error, loading, refetch } = useProfileEditPageQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  useRecheckWithoutViewer(data);
  const me = data?.me;
  return (
    <div>
      <h1 className="text-2xl md:text-3xl">Edit Profile</h1>
      <div className="mt-8">
        {me && (
          <>
            <div className="max-w-(--container-form)">
              <ProfileForm user={me} />
            </div>
            <Suspense fallback={<Skeleton className="mt-14 h-60" />}>
              <AddressBook user={me} reload={() => void refetch().catch(() => undefined)} />
            </Suspense>
          </>
        )}
        {!me && error && (
          <FailedState
            text="Your profile could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        )}
        {!me && !error && (
          <LoadingRegion label="Loading your profile">
            <div className="flex items-center gap-5">
              <Skeleton className="size-24 rounded-full!" />
              <Skeleton className="h-11 w-44" />
            </div>
            <div className="mt-8 grid max-w-(--container-form) gap-5">
              <Skeleton className="h-19" />
              <Skeleton className="h-27" />
              <Skeleton className="h-19" />
              <Skeleton className="h-39.5" />
            </div>
          </LoadingRegion>
        )}
      </div>
    </div>
  );
};
