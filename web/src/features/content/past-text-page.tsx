import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { usePastTextPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ContentLink } from "../../ui/content-link.tsx";
import { formatDate } from "../../ui/dates.ts";
import { FailedPage } from "../../ui/failed-page.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { pageOfPast } from "./past-page.ts";
import { versionOf } from "./page-version.ts";
import { TextPageView } from "./text-page.tsx";

/** A page of text as it was at an instant: the terms under which an order was placed. */
export const PastTextPage = ({ slug, at, notFound }: { slug: string; at: string; notFound: ReactNode }) => {
  const version = versionOf(useSearchParams()[0]);
  const { data, error, loading, refetch } = usePastTextPageQuery({
    variables: { slug, version, at },
    notifyOnNetworkStatusChange: true,
  });
  usePageTitle(data?.page?.name);
  if (data && !data.page) return notFound;
  if (data?.page?.figures)
    return (
      <>
        <p className="page-width pt-6 text-ink-soft">
          This page as it was on {formatDate(at)}.{" "}
          {data.page.isCurrent && (
            <ContentLink to={paths.page(slug)} className="text-link">
              Read the current version
            </ContentLink>
          )}
        </p>
        <TextPageView page={pageOfPast(data.page, data.page.figures)} />
      </>
    );
  if (error && !loading)
    return <FailedPage onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />;
  return (
    <div className="page-width min-h-160 pt-10 md:pt-16" aria-busy>
      <output className="sr-only">Loading the page</output>
    </div>
  );
};
