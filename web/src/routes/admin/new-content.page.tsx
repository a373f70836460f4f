import { useNavigate, useSearchParams } from "react-router-dom";
import { isUnknownProduct } from "../../features/catalogue/is-unknown-product.ts";
import { startOfChart } from "../../features/content-admin/content-draft.ts";
import { ContentForm } from "../../features/content-admin/content-form.tsx";
import { useContentEditor } from "../../features/content-admin/use-content-editor.ts";
import { errorCode } from "../../graphql/error-message.ts";
import { useSizeChartProductQuery, type SizeChartProductQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

type Product = SizeChartProductQuery["product"];

const NewText = ({
  kind,
  title,
  product,
}: {
  kind: "PAGE" | "SIZE_CHART";
  title: string;
  /** The product of a size chart. The form starts with the chart that its page shows. */
  product?: Product;
}) => {
  const navigate = useNavigate();
  const editor = useContentEditor({
    content: null,
    kind,
    path: paths.adminNewContent(kind === "PAGE" ? "page" : "size_chart", product?.id),
    ...(product && { start: startOfChart(product.sizeChart), startSlug: `product/${product.id}` }),
    onAdded: ({ id }, message) => {
      toast.success(message);
      void navigate(paths.adminContent(id), { replace: true });
    },
  });
  return (
    <>
      <h1 className="mb-6 text-2xl wrap-anywhere">
        {product ? `Size chart: ${product.title}` : (editor.seen?.title ?? title)}
      </h1>
      <ContentForm editor={editor} hasFixedSlug={product !== undefined} />
    </>
  );
};

const NewChartOfProduct = ({ productId }: { productId: string }) => {
  const { data, error, loading, refetch } = useSizeChartProductQuery({
    variables: { id: productId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  if (data) return <NewText kind="SIZE_CHART" title="New size chart" product={data.product} />;
  if (loading)
    return (
      <LoadingRegion label="Loading the product">
        <Skeleton className="h-160" />
      </LoadingRegion>
    );
  return isUnknownProduct(errorCode(error)) ? (
    <EmptyState
      level="h1"
      title="Product not found"
      text="It may be archived, or the link may be incomplete."
      action={<ButtonLink to={paths.adminManageProducts()}>All products</ButtonLink>}
    />
  ) : (
    <FailedState
      text="The product could not be loaded."
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
    />
  );
};

/** The form of a new page or size chart. */
export const AdminNewContentPage = () => {
  const [parameters] = useSearchParams();
  const kind = parameters.get("kind") === "size_chart" ? "SIZE_CHART" : "PAGE";
  const productId = kind === "SIZE_CHART" ? parameters.get("product") : null;
  const title = kind === "PAGE" ? "New page" : "New size chart";
  usePageTitle(title);
  return (
    <>
      <Breadcrumb steps={[{ label: "Home and pages", to: paths.adminContents() }, { label: title }]} />
      {productId ? (
        <NewChartOfProduct key={productId} productId={productId} />
      ) : (
        <NewText key={kind} kind={kind} title={title} />
      )}
    </>
  );
};
