import { ExportForm } from "../../features/exports/export-form.tsx";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** Files for accountants and for the shop's own records: /admin/exports. */
export const AdminExportsPage = () => {
  usePageTitle("Exports");
  const may = useMay();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl">Exports</h1>
        {may("EXPORT_CUSTOMERS") && (
          <ButtonLink to={paths.adminHistory({ kind: "export" })} variant="quiet">
            History
          </ButtonLink>
        )}
      </div>
      <p className="mt-1 mb-6 max-w-(--container-prose) text-ink-soft">
        Files for a spreadsheet or your accountant. Days are days in India, by the date of the order or the
        registration. Each export is recorded in the history.
      </p>
      <ExportForm />
    </>
  );
};
