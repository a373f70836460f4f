import { Navigate, useLocation, useParams } from "react-router-dom";
import { errorCode } from "../graphql/error-message.ts";
import { useProductPageQuery } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { isUnknownProduct } from "../features/catalogue/is-unknown-product.ts";
import { ProductSkeleton } from "../features/product/product-skeleton.tsx";
import { ProductView } from "../features/product/product-view.tsx";

const ProductNotFound = () => {
  usePageTitle("Product not found");
  return (
    <EmptyState
      level="h1"
      title="This piece is not in the shop"
      text="It may have sold out for good, or the link has lost a thread on the way."
      action={<ButtonLink to={paths.shop()}>See the whole shop</ButtonLink>}
    />
  );
};

/** One product, by the id in the URL. */
export const ProductPage = () => {
  const { id = "", slug } = useParams();
  const location = useLocation();
  const { data, previousData, error, loading, refetch } = useProductPageQuery({ variables: { id } });
  const retry = () => void refetch().catch(() => undefined);
  // On the first page of a visit the server has found out that the product does not exist: `null` in the cache.
  const isNullInCache = (data?.product as unknown) === null;
  if (isNullInCache || isUnknownProduct(errorCode(error))) return <ProductNotFound />;
  // The query runs again when the session ends. The page keeps the previous result meanwhile, so that unsent input
  // stays.
  const previousProduct = previousData?.product.id === id ? previousData.product : undefined;
  const product = data?.product ?? previousProduct;
  // Another slug in the URL is replaced by the present one, as the server does.
  if (product && slug !== undefined && slug !== product.slug)
    return <Navigate to={{ ...location, pathname: paths.product(product) }} state={location.state} replace />;
  if (product) return <ProductView key={product.id} product={product} refresh={retry} />;
  if (!error) return <ProductSkeleton />;
  return (
    <div className="page-width pt-10 md:pt-16">
      <h1 className="mb-6 text-2xl">Product</h1>
      <FailedState text="This product could not be loaded." onRetry={retry} isRetrying={loading} />
    </div>
  );
};
