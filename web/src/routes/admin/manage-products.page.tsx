import { useRef } from "react";
import { ActionNotice } from "../../features/product-admin/list/action-notice.tsx";
import { BulkActions } from "../../features/bulk-changes/bulk-actions.tsx";
import { EditMatchesLink } from "../../features/bulk-changes/edit-matches-link.tsx";
import { ListFilters } from "../../features/product-admin/list/list-filters.tsx";
import { isNarrowed, withoutFilters, type ListQuery } from "../../features/product-admin/list/list-query.ts";
import { AdminProductCards } from "../../features/product-admin/list/product-cards.tsx";
import { ProductTable, type ProductListProps } from "../../features/product-admin/list/product-table.tsx";
import { SelectAllMatches } from "../../features/product-admin/list/select-all-matches.tsx";
import { SelectionBar } from "../../features/product-admin/list/selection-bar.tsx";
import { useSelection } from "../../features/product-admin/list/selection.ts";
import { useAdminProducts } from "../../features/product-admin/list/use-admin-products.ts";
import { useListQuery } from "../../features/product-admin/list/use-list-query.ts";
import { useProductActions } from "../../features/product-admin/list/use-product-actions.ts";
import { ProductEditorDialog } from "../../features/product-admin/product-editor-dialog.tsx";
import { errorMessage } from "../../graphql/error-message.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShowMoreOrError } from "../../ui/show-more-or-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { useMedia } from "../../ui/use-media.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next products could not be loaded." });

const Loading = () => (
  <LoadingRegion label="Loading products">
    <div className="mt-3 grid gap-3 lg:gap-1">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <Skeleton key={index} className="h-45 lg:h-15" />
      ))}
    </div>
  </LoadingRegion>
);

const NoProducts = ({ query, onClear }: { query: ListQuery; onClear: () => void }) =>
  isNarrowed(query) ? (
    <EmptyState
      title="No products match"
      text="Try other words or fewer filters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={query.state === "archived" ? "No product is archived" : "No products yet"}
      text={query.state === "archived" ? "Archived products appear here and can be restored." : undefined}
      action={
        query.state === "archived" ? undefined : (
          <ButtonLink to={paths.adminAddProduct()}>Add a product</ButtonLink>
        )
      }
    />
  );

const Products = (props: ProductListProps) => {
  const isWide = useMedia("(min-width: 64rem)");
  return isWide ? <ProductTable {...props} /> : <AdminProductCards {...props} />;
};

/** All products of the shop: found, selected, archived, restored and duplicated here. */
export const AdminManageProductsPage = () => {
  usePageTitle("Manage products");
  const { query, change } = useListQuery();
  const { products, totalText, isCounting, total, hasMore, error, loading, retry, reload, showMore } =
    useAdminProducts(query);
  const selection = useSelection();
  const count = useRef<HTMLParagraphElement>(null);
  const actions = useProductActions(reload);
  useFocusWhenLost(count, `${selection.count === 0} ${actions.notice?.text}`);
  const clear = () => change(withoutFilters);
  const areAllShownSelected = products?.every(({ id }) => selection.has(id)) ?? false;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h1 className="text-2xl">Manage products</h1>
        <ButtonLink
          to={paths.adminHistory({ kind: "product" })}
          variant="quiet"
          className="max-sm:-mr-2 sm:ml-auto"
        >
          History
        </ButtonLink>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          {products && products.length > 0 && (
            <EditMatchesLink query={query} shownIds={products.map(({ id }) => id)} hasMore={hasMore} />
          )}
          <ButtonLink to={paths.adminImport()} variant="secondary">
            Import and undo
          </ButtonLink>
          <ButtonLink to={paths.adminAddProduct()} variant="secondary">
            Add product
          </ButtonLink>
        </div>
      </div>
      <ListFilters query={query} onChange={change} />
      <p
        ref={count}
        tabIndex={-1}
        role="status"
        className="mt-3 min-h-6.5 text-sm text-ink-soft tabular-nums outline-none"
        aria-busy={isCounting}
      >
        {totalText !== undefined && `${totalText} ${totalText === "1" ? "product" : "products"}`}
      </p>
      {!products && error && (
        <div className="mt-3">
          <FailedState text="The products could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      )}
      {!products && !error && <Loading />}
      {products?.length === 0 && <NoProducts query={query} onClear={clear} />}
      {products && products.length > 0 && (
        <>
          <Products products={products} selection={selection} actions={actions} />
          <ShowMoreOrError
            visibleCount={products.length}
            total={totalText ?? total}
            noun="products"
            hasMore={hasMore}
            isLoading={loading}
            onMore={showMore}
            toMessage={loadErrorMessage}
          />
        </>
      )}
      <SelectionBar
        selection={selection}
        selectAll={
          areAllShownSelected &&
          hasMore &&
          totalText !== undefined &&
          selection.count < total && (
            <SelectAllMatches
              query={query}
              total={total}
              totalText={totalText}
              selection={selection}
              onNotice={actions.setNotice}
            />
          )
        }
      >
        <BulkActions productIds={selection.ids} onApplied={reload} />
      </SelectionBar>
      <ProductEditorDialog list={count} />
      <ActionNotice notice={actions.notice} onVanish={actions.clearNotice} />
    </>
  );
};
