import { Suspense, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTextPageQuery, type TextPage_PageFragment } from "../../graphql/generated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { versionOf } from "./page-version.ts";

/** Rarely needed: the server has the text of a page before it sends it. */
const FailedPage = lazyPart(() => import("../../ui/failed-page.tsx"), "FailedPage");

/**
 * Loads a page of text in the version of the URL, such as /pages/terms?version=3, with the loading, missing and failed states of a
 * page.
 */
export const TextPageQuery = ({
  slug,
  notFound,
  children,
}: {
  slug: string;
  notFound: ReactNode;
  children: (page: TextPage_PageFragment) => ReactNode;
}) => {
  const version = versionOf(useSearchParams()[0]);
  const { data, loading, refetch } = useTextPageQuery({
    variables: { slug, version },
    notifyOnNetworkStatusChange: true,
  });
  if (data) return data.page ? children(data.page) : notFound;
  return (
    <div className="page-width min-h-160 pt-10 md:pt-16" aria-busy={loading}>
      {loading ? (
        <output className="sr-only">Loading the page</output>
      ) : (
        <Suspense>
          <FailedPage onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
        </Suspense>
      )}
    </div>
  );
};
