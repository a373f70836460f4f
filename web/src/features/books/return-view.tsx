import { errorCode } from "../../graphql/error-message.ts";
import { useGstReturnQuery, type GstReturnQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CountedAt } from "../../ui/counted-at.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { formatRupees } from "../../ui/money.ts";
import { RecordList, type Column } from "../../ui/record-list.tsx";
import { DownloadIcon } from "../../ui/settings-icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { countText, rowTexts, sectionTexts, seriesNames } from "./book-texts.ts";
import { monthName } from "./months.ts";
import { useGstFile } from "./use-gst-file.ts";

type GstReturn = GstReturnQuery["gstReturn"];
type Section = GstReturn["sections"][number];
type DocumentRow = GstReturn["documents"][number];
type Files = ReturnType<typeof useGstFile>;

const textsOf = ({ section }: Section) =>
  section === "JSON" || section === "DOCUMENTS" ? { title: section, hint: "" } : sectionTexts[section];

const amount = (title: string, read: (section: Section) => number): Column<Section> => ({
  title,
  cell: (section) => (
    <span className="whitespace-nowrap tabular-nums" translate="no">
      {formatRupees(read(section))}
    </span>
  ),
  className: "lg:text-right!",
});

const CsvButton = ({ file, name, files }: { file: Section["section"]; name: string; files: Files }) => (
  <Button
    variant="quiet"
    size="medium"
    className="-my-2.5 -mr-2 whitespace-nowrap"
    isLoading={files.loading === file}
    onClick={() => void files.download(file)}
  >
    <DownloadIcon /> CSV<span className="sr-only"> of {name}</span>
  </Button>
);

const sectionColumns = (files: Files): [Column<Section>, ...Column<Section>[]] => [
  {
    title: "Section",
    cell: (section) => (
      <>
        <span className="block font-semibold">{textsOf(section).title}</span>
        <span className="block text-sm text-ink-soft lg:max-w-44">{textsOf(section).hint}</span>
      </>
    ),
  },
  { title: "Rows", cell: ({ count }) => count.toLocaleString("en-IN"), className: "tabular-nums" },
  amount("Taxable", ({ taxable }) => taxable),
  amount("IGST", ({ igst }) => igst),
  amount("CGST", ({ cgst }) => cgst),
  amount("SGST/UTGST", ({ sgst }) => sgst),
  amount("Value", ({ total }) => total),
  {
    title: "File",
    cell: (section) => <CsvButton file={section.section} name={textsOf(section).title} files={files} />,
    isInHead: true,
  },
];

const documentColumns: [Column<DocumentRow>, ...Column<DocumentRow>[]] = [
  {
    title: "Numbers",
    cell: ({ from, to }) => (
      <span className="font-semibold tabular-nums" translate="no">
        {from === to ? from : `${from} to ${to}`}
      </span>
    ),
  },
  { title: "Documents", cell: ({ series }) => seriesNames[series] ?? series },
  { title: "Count", cell: ({ count }) => count.toLocaleString("en-IN"), className: "tabular-nums" },
  { title: "State", cell: ({ kind }) => rowTexts[kind], className: "max-w-104" },
];

const Loading = () => (
  <LoadingRegion label="Loading the return">
    <Skeleton className="mt-4 h-6 w-80 max-w-full" />
    <Skeleton className="mt-6 h-64" />
  </LoadingRegion>
);

const MissingGstin = () => (
  <EmptyState
    title="No GSTIN yet"
    text="A GST return is filed under a GSTIN, and this shop has none. If you are registered, enter it in the settings, under Seller. An unregistered seller files no return."
    action={
      <ButtonLink to={paths.adminSettings("seller")} variant="secondary">
        Open the settings
      </ButtonLink>
    }
  />
);

const Content = ({ gstReturn, month }: { gstReturn: GstReturn; month: string }) => {
  const files = useGstFile(month);
  const { invoices, creditNotes, gstin, countedAt } = gstReturn;
  return (
    <>
      <p className="mt-4">
        GSTIN <span translate="no">{gstin}</span>: {countText(invoices.count, "invoice")} of{" "}
        <span translate="no">{formatRupees(invoices.total)}</span>,{" "}
        {countText(creditNotes.count, "credit note")} of{" "}
        <span translate="no">{formatRupees(creditNotes.total)}</span>.
      </p>
      <CountedAt instant={countedAt} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          size="medium"
          isLoading={files.loading === "JSON"}
          onClick={() => void files.download("JSON")}
        >
          <DownloadIcon /> Download JSON
        </Button>
        <p className="text-sm text-ink-soft">
          For the offline tool of the GST portal. Your accountant checks it before you file.
        </p>
      </div>
      <FormMessage tone="error" className={files.failure ? "mt-3" : ""}>
        {files.failure}
      </FormMessage>
      <section aria-labelledby="sections" className="mt-8">
        <h2 id="sections" className="text-xl">
          Sections
        </h2>
        <RecordList
          caption={`Sections of the return of ${monthName(month)}`}
          rows={gstReturn.sections}
          keyOf={({ section }) => section}
          columns={sectionColumns(files)}
        />
      </section>
      <section aria-labelledby="documents" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="documents" className="text-xl">
            Documents issued
          </h2>
          <CsvButton file="DOCUMENTS" name="documents issued" files={files} />
        </div>
        {gstReturn.documents.length === 0 ? (
          <p className="mt-3 text-ink-soft">No invoices or credit notes were issued in {monthName(month)}.</p>
        ) : (
          <RecordList
            caption={`Documents issued in ${monthName(month)}`}
            rows={gstReturn.documents}
            keyOf={({ from }) => from}
            columns={documentColumns}
          />
        )}
      </section>
    </>
  );
};

/** GSTR-1 of a month: its sums by section, the documents issued, and the files for the portal and the accountant. */
export const ReturnView = ({ month }: { month: string }) => {
  const { data, error, loading, refetch } = useGstReturnQuery({
    variables: { month },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  if (data) return <Content key={month} gstReturn={data.gstReturn} month={month} />;
  if (errorCode(error) === "GSTIN_MISSING") return <MissingGstin />;
  if (error)
    return (
      <div className="mt-6">
        <FailedState
          text="The return could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      </div>
    );
  return <Loading />;
};
