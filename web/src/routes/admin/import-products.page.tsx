import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { BatchList } from "../../features/bulk-changes/batch-list.tsx";
import { BatchPreview } from "../../features/bulk-changes/batch-preview.tsx";
import { ExportButton } from "../../features/bulk-changes/export-button.tsx";
import { ColumnHelp } from "../../features/bulk-changes/column-help.tsx";
import { ImportDrop } from "../../features/bulk-changes/import-drop.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { paths } from "../../paths.ts";

/** Export and import of the catalogue as CSV, and the undo of imports and bulk changes. The shown batch is in the URL. */
export const AdminImportPage = () => {
  usePageTitle("Import and undo");
  const [parameters, setParameters] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const pageHeading = useRef<HTMLHeadingElement>(null);
  const batchId = parameters.get("batch");
  /** Not in the URL: a page that is opened again asks first. */
  const [pressedUndo, setPressedUndo] = useState<string | null>(null);
  useFocusWhenLost(pageHeading, batchId);
  const open = (id: string) => {
    setParameters({ batch: id });
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <>
      <Breadcrumb
        steps={[{ label: "Manage products", to: paths.adminManageProducts() }, { label: "Import and undo" }]}
      />
      <h1 ref={pageHeading} tabIndex={-1} className="mt-2 text-2xl outline-none">
        Import and undo
      </h1>
      {batchId ? (
        <section className="mt-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 ref={heading} tabIndex={-1} className="text-xl">
              Changes
            </h2>
            <Button variant="quiet" className="-mr-2" onClick={() => setParameters({})}>
              Close
            </Button>
          </div>
          <BatchPreview key={batchId} batchId={batchId} isMadeAtOnce={batchId === pressedUndo} />
        </section>
      ) : (
        <>
          <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <section>
              <h2 className="text-xl">Import</h2>
              <p className="mt-1 text-ink-soft">
                Check every row before anything changes. Rows are matched by id or handle, and columns that
                are not in the file stay as they are. In the column images, use https:// links or the names of
                pictures that you choose here.
              </p>
              <ImportDrop onChecking={open} />
              <ColumnHelp />
            </section>
            <section>
              <h2 className="text-xl">Export</h2>
              <p className="mt-1 text-ink-soft">
                Download all products as a CSV file. Edit it in a spreadsheet and import it again: what you
                sell in the meantime is still counted.
              </p>
              <ExportButton />
            </section>
          </div>
          <section className="mt-10">
            <h2 className="text-xl">Imports and bulk changes</h2>
            <BatchList
              onOpen={open}
              onUndo={(undoId) => {
                setPressedUndo(undoId);
                open(undoId);
              }}
            />
          </section>
        </>
      )}
    </>
  );
};
