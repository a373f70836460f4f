import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { errorMessage } from "../../graphql/error-message.ts";
import { useCheckGridEditsMutation, useProductsToEditQuery } from "../../graphql/generated.ts";
import { BatchPreview } from "../../features/bulk-changes/batch-preview.tsx";
import { productsText } from "../../features/bulk-changes/change-text.ts";
import { EditGrid } from "../../features/bulk-changes/edit-grid.tsx";
import { gridEdits, MAX_GRID_PRODUCTS } from "../../features/bulk-changes/grid-cells.ts";
import { useGridTexts } from "../../features/bulk-changes/use-grid-texts.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLeaveNotice } from "../../ui/use-leave-notice.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const steps = [{ label: "Manage products", to: paths.adminManageProducts() }, { label: "Table" }];

const ProductTable = ({ ids }: { ids: string[] }) => {
  const { data, error, loading, refetch } = useProductsToEditQuery({
    variables: { ids },
    fetchPolicy: "network-only",
    skip: ids.length === 0,
    notifyOnNetworkStatusChange: true,
  });
  const { texts, change, dropWritten, hasDraft } = useGridTexts(ids);
  const [batch, setBatch] = useState<{ id: string; isMadeAtOnce: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [check, { loading: isChecking }] = useCheckGridEditsMutation();
  const products = data?.productsToEdit;
  const edits = products ? gridEdits(products, texts) : [];
  useLeaveNotice({ isChanged: edits?.length !== 0, hasDraft, path: paths.adminGrid(ids) });
  const reload = () => void refetch().catch(() => undefined);
  const canSend = edits !== null && edits.length > 0 && !isChecking && !loading;
  /** Checks the typed cells, and shows what they change. Those of a save are then written, unless a product is left out. */
  const send = async (isMadeAtOnce: boolean) => {
    if (!canSend) return;
    setFailure(null);
    try {
      const { data: checked } = await check({ variables: { edits } });
      setBatch(checked ? { id: checked.checkGridEdits.id, isMadeAtOnce } : null);
    } catch (reason) {
      setFailure(errorMessage(reason, { fallback: "The changes could not be checked. Please try again." }));
    }
  };
  const count = edits && edits.length > 0 ? ` ${productsText(edits.length)}` : "";
  return (
    <>
      <Breadcrumb steps={steps} />
      <h1 className="mt-2 text-2xl">Edit as a table</h1>
      {ids.length === 0 && (
        <EmptyState
          title="No products are selected"
          text="Select products in the list first."
          action={<ButtonLink to={paths.adminManageProducts()}>Manage products</ButtonLink>}
        />
      )}
      {!products && error && (
        <FailedState text="The products could not be loaded." onRetry={reload} isRetrying={loading} />
      )}
      {!products && !error && ids.length > 0 && (
        <LoadingRegion label="Loading products">
          <Skeleton className="mt-4 h-100" />
        </LoadingRegion>
      )}
      {products && batch && (
        <>
          <div className="mt-2 flex flex-wrap gap-x-2">
            <Button
              variant="quiet"
              onClick={() => {
                setBatch(null);
                // After a conflict the next check sends the typed cells with the new versions.
                reload();
              }}
            >
              Back to the table
            </Button>
            <ButtonLink variant="quiet" to={paths.adminImport()}>
              Import and undo
            </ButtonLink>
          </div>
          <BatchPreview
            key={batch.id}
            batchId={batch.id}
            isMadeAtOnce={batch.isMadeAtOnce}
            onApplied={() => {
              void dropWritten(batch.id);
              reload();
            }}
          />
        </>
      )}
      {products && !batch && (
        <>
          <p className="mt-1 text-ink-soft">
            Type, or paste cells from a spreadsheet. Preview shows each change before it is made, and a change
            can be undone. A scheduled price is written as{" "}
            <span translate="no" className="whitespace-nowrap">
              1199 from 2026-11-01 to 2026-11-05
            </span>
            ; put a semicolon between two.
          </p>
          <EditGrid products={products} texts={texts} onChange={change} />
          <FormMessage tone="error" className={failure || !edits ? "mt-4" : ""}>
            {failure ?? (edits ? null : "Please correct the cells with a red frame.")}
          </FormMessage>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              isLoading={isChecking || loading}
              aria-disabled={!edits || edits.length === 0}
              onClick={() => void send(true)}
            >
              Save{count}
            </Button>
            <Button variant="secondary" aria-disabled={!canSend} onClick={() => void send(false)}>
              Preview{count}
            </Button>
          </div>
        </>
      )}
    </>
  );
};

/**
 * Titles, prices, MRPs, scheduled prices and stock of selected products in a table. Changes are saved together, after a preview
 * on request.
 */
export const AdminEditGridPage = () => {
  usePageTitle("Edit as a table");
  const ids = (useSearchParams()[0].get("ids") ?? "").split(",").filter(Boolean).slice(0, MAX_GRID_PRODUCTS);
  // Each selection has a table of its own: the typed cells of another one are never shown or stored under it.
  return <ProductTable key={ids.join()} ids={ids} />;
};
