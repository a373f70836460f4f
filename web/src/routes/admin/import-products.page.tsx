import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { BatchList } from "../../features/catalogue/admin/bulk/batch-list.tsx";
import { BatchPreview } from "../../features/catalogue/admin/bulk/batch-preview.tsx";
import { ExportButton } from "../../features/catalogue/admin/bulk/export-button.tsx";
import { ImportDrop } from "../../features/catalogue/admin/bulk/import-drop.tsx";
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
          <BatchPreview key={batchId} batchId={batchId} />
        </section>
      ) : (
        <>
          <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <section>
              <h2 className="text-xl">Import</h2>
              <p className="mt-1 text-ink-soft">
                Every row is checked and shown first. Rows are matched by id or handle; columns that are not
                in the file stay as they are. The column images holds https:// addresses, or the names of
                pictures that you choose here.
              </p>
              <ImportDrop onChecking={open} />
            </section>
            <section>
              <h2 className="text-xl">Export</h2>
              <p className="mt-1 text-ink-soft">
                All products as a CSV file. Leave the column stockSeen as it is: pieces sold after the export
                stay sold.
              </p>
              <ExportButton />
            </section>
          </div>
          <section className="mt-10">
            <h2 className="text-xl">Imports and bulk changes</h2>
            <BatchList onOpen={open} />
          </section>
        </>
      )}
    </>
  );
};
