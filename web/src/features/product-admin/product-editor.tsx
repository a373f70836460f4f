import { useState, type ReactNode } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import { useProductEditorQuery, type ProductEditor_ProductFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { isUnknownProduct } from "../catalogue/is-unknown-product.ts";
import type { TypedCodes } from "./codes/changed-codes.ts";
import { VariantCodes } from "./codes/variant-codes.tsx";
import { SimilarPanel } from "./chosen/similar-panel.tsx";
import { EditProductForm } from "./form/edit-product-form.tsx";
import { useEditProduct } from "./form/use-edit-product.ts";
import { ProductHistory } from "./history/product-history.tsx";
import { useOpenUploads } from "./pictures/use-open-uploads.ts";
import { ProductHead } from "./product-head.tsx";
import { SizeChartPanel } from "./size-chart/size-chart-panel.tsx";
import { StockPanel } from "./stock/stock-panel.tsx";

type Product = ProductEditor_ProductFragment;

type ProductEditorProps = {
  productId: string;
  /** The picture editor; stands first in the form. */
  pictures?: (product: Product) => ReactNode;
};

const LoadedEditor = ({
  product,
  pictures,
}: {
  product: Product;
  pictures: ProductEditorProps["pictures"];
}) => {
  const edit = useEditProduct(product);
  const uploadState = useOpenUploads(product.id);
  const detailsState = [edit.changed.length > 0 && "not saved", uploadState].filter(Boolean).join(", ");
  const codes = useState<TypedCodes>({});
  const [tab, setTab] = useState<"details" | "stock" | "codes" | "history">("details");
  return (
    <>
      <ProductHead product={product} />
      <div className="mt-6">
        <Tabs
          label="Product"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "details",
              label: detailsState ? `Details (${detailsState})` : "Details",
              panel: (
                <>
                  <EditProductForm product={product} edit={edit} pictures={pictures?.(product)} />
                  <SizeChartPanel product={product} />
                  <SimilarPanel productId={product.id} />
                </>
              ),
            },
            { value: "stock", label: "Stock", panel: <StockPanel product={product} /> },
            { value: "codes", label: "Codes", panel: <VariantCodes product={product} typedState={codes} /> },
            { value: "history", label: "History", panel: <ProductHistory product={product} /> },
          ]}
        />
      </div>
    </>
  );
};

/** The editor while its product loads. */
const EditorSkeleton = () => (
  <LoadingRegion label="Loading the product">
    <div className="flex gap-4">
      <Skeleton className="aspect-3/4 w-18 shrink-0" />
      <div className="grow">
        <Skeleton className="h-7 max-w-90" />
        <Skeleton className="mt-3 h-5 max-w-60" />
        <Skeleton className="mt-3 h-11 max-w-105" />
      </div>
    </div>
    <Skeleton className="mt-6 h-12" />
    <div className="mt-6 grid max-w-180 gap-5 sm:grid-cols-2">
      <Skeleton className="h-19 sm:col-span-2" />
      <Skeleton className="h-43 sm:col-span-2" />
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} className="h-26" />
      ))}
    </div>
  </LoadingRegion>
);

/** One product with its form, its stock and its history: the content of the edit dialog (specification, section 2). */
export const ProductEditor = ({ productId, pictures }: ProductEditorProps) => {
  const { data, error, loading, refetch } = useProductEditorQuery({
    variables: { id: productId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const product = data?.adminProduct;
  if (product) return <LoadedEditor key={product.id} product={product} pictures={pictures} />;
  if (!error || loading) return <EditorSkeleton />;
  if (isUnknownProduct(errorCode(error)))
    return (
      <EmptyState
        title="Product not found"
        text="The link may be incomplete."
        action={<ButtonLink to={paths.adminManageProducts()}>All products</ButtonLink>}
      />
    );
  return (
    <FailedState
      text="The product could not be loaded."
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
    />
  );
};
