import { useParams } from "react-router-dom";
import { ContentForm } from "../../features/content-admin/content-form.tsx";
import { useContentEditor } from "../../features/content-admin/use-content-editor.ts";
import { errorCode } from "../../graphql/error-message.ts";
import { useContentEditorQuery, type ContentEditor_ContentFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const missingCodes = ["CONTENT_NOT_FOUND", "BAD_ID"];

const Editor = ({ content }: { content: ContentEditor_ContentFragment }) => {
  const editor = useContentEditor({ content, kind: content.kind, path: paths.adminContent(content.id) });
  return (
    <>
      <h1 className="mb-6 text-2xl wrap-anywhere">{editor.seen?.title ?? content.title}</h1>
      <ContentForm editor={editor} />
    </>
  );
};

const Loaded = ({ id }: { id: string }) => {
  const { data, error, loading, refetch } = useContentEditorQuery({
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  if (data && !loading) return <Editor key={id} content={data.content} />;
  if (!error || loading)
    return (
      <LoadingRegion label="Loading the text">
        <Skeleton className="h-12" />
        <Skeleton className="mt-6 h-160" />
      </LoadingRegion>
    );
  return missingCodes.includes(errorCode(error) ?? "") ? (
    <EmptyState
      level="h1"
      title="Text not found"
      text="It may be deleted, or the link may be incomplete."
      action={<ButtonLink to={paths.adminContents()}>All texts</ButtonLink>}
    />
  ) : (
    <FailedState
      text="The text could not be loaded."
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
    />
  );
};

/** One text of the shop at a URL of its own. */
export const AdminContentPage = () => {
  const { id = "" } = useParams();
  usePageTitle("Text");
  return (
    <>
      <Breadcrumb steps={[{ label: "Home and pages", to: paths.adminContents() }, { label: "Text" }]} />
      <Loaded key={id} id={id} />
    </>
  );
};
