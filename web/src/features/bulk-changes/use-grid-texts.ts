import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { ProductBatchRowsDocument } from "../../graphql/generated.ts";
import { useSession } from "../accounts/session/session.ts";
import { afterWrite, MAX_GRID_PRODUCTS, type GridTexts } from "./grid-cells.ts";
import { loadGridDraft, saveGridDraft } from "./grid-draft.ts";

/** The typed cells of a table of products. They are stored in the tab until they are written; a logout removes them. */
export const useGridTexts = (ids: readonly string[]) => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const client = useApolloClient();
  const [texts, setTexts] = useState(() => loadGridDraft(owner, ids));
  const latest = useRef(texts);
  const change = (next: GridTexts) => {
    latest.current = next;
    setTexts(next);
    saveGridDraft(owner, ids, next);
  };

  /** Removes the cells of the products that a batch has written. If its rows cannot be read, all cells stay. */
  const dropWritten = async (batchId: string) => {
    const written = latest.current;
    const variables = { id: batchId, onlyProblems: true, first: MAX_GRID_PRODUCTS };
    // The preview shows a list of these rows: the cache keeps that one.
    const query = client.query({ query: ProductBatchRowsDocument, variables, fetchPolicy: "no-cache" });
    const { data } = await query.catch(() => ({ data: undefined }));
    if (!data) return;
    const leftOutIds = data.productBatch.rows.edges.map(({ node }) => node.productId);
    change(afterWrite(latest.current, written, leftOutIds));
  };
  return { texts, change, dropWritten, hasDraft: () => Object.keys(loadGridDraft(owner, ids)).length > 0 };
};
