import { useId, type ReactNode } from "react";
import { useMedia } from "./use-media.ts";

/** One value of a record, with its title. The first column names the record. */
export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Widths and alignment of the cell in the table. */
  className?: string;
  /** On a card it stands in the head, at the right, without its title. */
  isInHead?: boolean;
};

type RecordListProps<Row> = {
  /** Says what the list holds. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
};

/** The rows of a `RecordList` on a desktop. */
export const RecordTable = <Row,>({
  caption,
  rows,
  keyOf,
  columns: [name, ...columns],
}: RecordListProps<Row>) => (
  <table className="mt-4 w-full text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead className="border-b border-ink">
      <tr>
        {[name, ...columns].map(({ title, className }) => (
          <th
            key={title}
            scope="col"
            className={`eyebrow py-3 pr-4 text-left align-bottom text-ink-soft last:pr-0 ${className ?? ""}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)} data-list-row className="border-b border-hairline">
          <th scope="row" className="py-3 pr-4 text-left align-top font-normal">
            <div data-row-main tabIndex={-1} className="w-fit">
              {name.cell(row)}
            </div>
          </th>
          {columns.map(({ title, cell, className }) => (
            <td key={title} className={`py-3 pr-4 align-top wrap-anywhere last:pr-0 ${className ?? ""}`}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The rows of a `RecordList` on smaller screens. */
export const RecordCards = <Row,>({
  caption,
  rows,
  keyOf,
  columns: [name, ...columns],
}: RecordListProps<Row>) => {
  const id = useId();
  return (
    <ul aria-label={caption} className="mt-4 grid gap-4 md:grid-cols-2">
      {rows.map((row) => (
        <li key={keyOf(row)} data-list-row className="min-w-0">
          <article
            aria-labelledby={`${id}-${keyOf(row)}`}
            className="h-full rounded-sm border border-hairline bg-paper-raised p-4"
          >
            <div className="flex items-start justify-between gap-4">
              <div id={`${id}-${keyOf(row)}`} data-row-main tabIndex={-1} className="min-w-0">
                {name.cell(row)}
              </div>
              {columns.map(({ title, cell, isInHead }) => isInHead && <div key={title}>{cell(row)}</div>)}
            </div>
            <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-hairline pt-3 text-sm">
              {columns.map(
                ({ title, cell, isInHead }) =>
                  !isInHead && (
                    <div key={title} className="col-span-2 grid grid-cols-subgrid">
                      <dt className="text-ink-soft">{title}</dt>
                      <dd className="wrap-anywhere">{cell(row)}</dd>
                    </div>
                  ),
              )}
            </dl>
          </article>
        </li>
      ))}
    </ul>
  );
};

/**
 * Records as a table on a desktop, and as cards on smaller screens: on a tablet two in a row. The keys of lists walk through them;
 * `data-row-actions` in a cell is where Enter goes, else to the first control of the row.
 */
export const RecordList = <Row,>(props: RecordListProps<Row>) => {
  const isWide = useMedia("(min-width: 64rem)");
  return isWide ? <RecordTable {...props} /> : <RecordCards {...props} />;
};
