import { Fragment, Suspense } from "react";
import { CollectionCards } from "../features/home/collection-cards.tsx";
import { HomeSection } from "../features/home/home-section.tsx";
import { LazyNotice } from "../features/home/lazy-notice.tsx";
import { useHearts } from "../features/wishlist/use-hearts.tsx";
import { useHomePageQuery } from "../graphql/generated.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

/** Rarely needed: the server has the page before it sends it. */
const FailedPage = lazyPart(() => import("../ui/failed-page.tsx"), "FailedPage");

/** The home page (specification, section 2), in the sections that the shopkeeper has published. */
export const HomePage = () => {
  usePageTitle();
  const { heartOf } = useHearts();
  const { data, loading, refetch } = useHomePageQuery({ notifyOnNetworkStatusChange: true });
  // The collections of the shop follow the first cards, which are of the specification.
  const firstCards = data?.home.sections.find(({ collectionCards }) => collectionCards);
  return (
    <>
      <LazyNotice />
      {data?.home.sections.map((section) => (
        <Fragment key={section.key}>
          <HomeSection section={section} heartOf={heartOf} />
          {section === firstCards && <CollectionCards />}
        </Fragment>
      ))}
      {!data && loading && (
        <LoadingRegion label="Loading the page">
          <Skeleton className="page-width mt-6 h-160" />
        </LoadingRegion>
      )}
      {!data && !loading && (
        <div className="page-width pt-10 md:pt-16">
          <Suspense>
            <FailedPage onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
          </Suspense>
        </div>
      )}
    </>
  );
};
