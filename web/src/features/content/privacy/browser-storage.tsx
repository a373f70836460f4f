import { StoredDataList } from "./stored-data-list.tsx";
import { browserStorageEntries } from "./stored-data.ts";

const keys = browserStorageEntries.map(({ id, why }) => ({
  id,
  name: <code className="font-sans text-sm font-semibold wrap-anywhere">{id}</code>,
  why,
}));

/** What the client writes into the storage of a browser. */
export const BrowserStorage = () => <StoredDataList entries={keys} />;
