import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ProductBatchRowsDocument } from "../../../../graphql/generated.ts";
import { useSession } from "../../../accounts/session/session.ts";
import { MAX_GRID_PRODUCTS, textsOfProducts, type GridTexts } from "./grid-cells.ts";
import { loadGridDraft, saveGridDraft } from "./grid-draft.ts";

/** The typed cells of a table of products. They are stored in the tab until they are written; a logout removes them. */
export const useGridTexts = (ids: readonly string[]) => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const client = useApolloClient();
  const [texts, setTexts] = useState(() => loadGridDraft(owner, ids));
  const change = (next: GridTexts) => {
    setTexts(next);
    saveGridDraft(owner, ids, next);
  };

  /** Keeps only the cells of the products that a batch left out. If they cannot be read, all cells stay. */
  const dropWritten = async (batchId: string) => {
    const variables = { id: batchId, onlyProblems: true, first: MAX_GRID_PRODUCTS };
    // The preview shows a list of these rows: the cache keeps that one.
    const query = client.query({ query: ProductBatchRowsDocument, variables, fetchPolicy: "no-cache" });
    const { data } = await query.catch(() => ({ data: undefined }));
    if (!data) return;
    change(
      textsOfProducts(
        texts,
        data.productBatch.rows.edges.map(({ node }) => node.productId),
      ),
    );
  };
  return { texts, change, dropWritten, hasDraft: () => Object.keys(loadGridDraft(owner, ids)).length > 0 };
};
