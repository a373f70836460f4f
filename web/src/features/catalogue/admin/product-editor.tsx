import { useEffect, useState, type ReactNode } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { useProductEditorQuery, type ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { isUnknownProduct } from "../is-unknown-product.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { EditProductForm } from "./form/edit-product-form.tsx";
import { useEditProduct } from "./form/use-edit-product.ts";
import { ProductHistory } from "./history/product-history.tsx";
import { useOpenUploads } from "./pictures/use-open-uploads.ts";
import { ProductHead } from "./product-head.tsx";
import { StockPanel } from "./stock/stock-panel.tsx";

type Product = ProductEditor_ProductFragment;

type ProductEditorProps = {
  productId: string;
  /** Called with the title when the product is loaded. */
  onTitle?: (title: string) => void;
  /** The picture editor; stands in the form, after the description. */
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
  const [tab, setTab] = useState<"details" | "stock" | "history">("details");
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
              panel: <EditProductForm product={product} edit={edit} pictures={pictures?.(product)} />,
            },
            { value: "stock", label: "Stock", panel: <StockPanel product={product} /> },
            { value: "history", label: "History", panel: <ProductHistory product={product} /> },
          ]}
        />
      </div>
    </>
  );
};

/**
 * One product with its form, its stock and its history: the content of the edit page and of the edit dialog (specification,
 * section 2).
 */
export const ProductEditor = ({ productId, onTitle, pictures }: ProductEditorProps) => {
  const { data, error, loading, refetch } = useProductEditorQuery({
    variables: { id: productId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const product = data?.adminProduct;
  const title = product?.title;
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
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
