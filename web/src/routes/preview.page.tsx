import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { AnnouncementPreview } from "../features/content/announcement-preview.tsx";
import { TextPageView } from "../features/content/text-page.tsx";
import { HomeSection } from "../features/home/home-section.tsx";
import { errorCode, isServerFailure } from "../graphql/error-message.ts";
import {
  useContentPreviewQuery,
  type ContentPreviewQuery,
  type TextPage_PageFragment,
} from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const noHeart = () => null;

/** Rarely needed: a link seldom fails. */
const FailedPage = lazyPart(() => import("../ui/failed-page.tsx"), "FailedPage");

// The pages with parts of their own. Their code is loaded where it is previewed.
const AboutText = lazyPart(() => import("./about.page.tsx"), "AboutText");
const DeliveryText = lazyPart(() => import("./delivery.page.tsx"), "DeliveryText");
const PrivacyText = lazyPart(() => import("./privacy.page.tsx"), "PrivacyText");

const PageText = ({ page }: { page: TextPage_PageFragment }) => {
  switch (page.slug) {
    case "about":
      return <AboutText page={page} />;
    case "delivery":
      return <DeliveryText page={page} />;
    case "privacy":
      return <PrivacyText page={page} />;
    default:
      return <TextPageView page={page} />;
  }
};

const Preview = ({
  preview: { home, page, announcement },
}: {
  preview: ContentPreviewQuery["contentPreview"];
}) => (
  <>
    <div className="bg-ink text-center text-sm text-paper">
      <p className="page-width py-2">This is a preview. The shop does not show this text yet.</p>
    </div>
    {home?.sections.map((section) => (
      <HomeSection key={section.key} section={section} heartOf={noHeart} />
    ))}
    {page && (
      <Suspense>
        <PageText page={page} />
      </Suspense>
    )}
    {announcement && <AnnouncementPreview announcement={announcement} />}
  </>
);

/** The draft of a text, for anyone with the link that an admin has created. */
export const PreviewPage = () => {
  const token = useSearchParams()[0].get("token") ?? "";
  usePageTitle("Preview");
  const { data, error, loading, refetch } = useContentPreviewQuery({
    variables: { token },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  if (data) return <Preview preview={data.contentPreview} />;
  if (loading)
    return (
      <LoadingRegion label="Loading the preview">
        <Skeleton className="page-width mt-6 h-160" />
      </LoadingRegion>
    );
  if (isServerFailure(errorCode(error)))
    return (
      <div className="page-width pt-10 md:pt-16">
        <Suspense>
          <FailedPage onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
        </Suspense>
      </div>
    );
  return (
    <EmptyState
      level="h1"
      title="This preview link no longer works"
      text="A link works for 24 hours. Please create a new one in the admin."
      action={<ButtonLink to={paths.home()}>Go to the shop</ButtonLink>}
    />
  );
};
