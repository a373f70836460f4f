import type { ReactNode } from "react";

export type StoredDataEntry = { name: ReactNode; why: ReactNode };

/** A list of stored data: what it is, why it is stored, and for how long. */
export const StoredDataList = ({ entries }: { entries: readonly (StoredDataEntry & { id: string })[] }) => (
  <dl>
    {entries.map(({ id, name, why }) => (
      <div
        key={id}
        className="grid gap-x-8 gap-y-1 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:border-b sm:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)]"
      >
        <dt className="font-semibold">{name}</dt>
        <dd className="text-ink-soft">{why}</dd>
      </div>
    ))}
  </dl>
);
