import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSiteContentQuery } from "../graphql/generated.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { HydrationMark } from "./hydration/hydration-mark.tsx";
import { AnnouncementBar } from "./lazy-pages.ts";
import { PageLoading } from "./page-loading.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Header and footer around every page of the shop. Both stay usable when a page fails. */
export const ShopLayout = () => {
  const { pathname } = useLocation();
  const { data } = useSiteContentQuery();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {data?.siteContent.announcement && (
        <Suspense>
          <AnnouncementBar />
        </Suspense>
      )}
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-4rem)] grow md:min-h-[calc(100svh-5rem)]">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <HydrationMark />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer pages={data?.siteContent.footerPages} />
    </div>
  );
};
