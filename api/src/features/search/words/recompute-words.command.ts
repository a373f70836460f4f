import { inTransaction } from "../../../platform/database/database.ts";
import type { Services } from "../../shop/services.ts";
import { rewriteWords } from "./product-words.store.ts";
import { withDictionary } from "./with-dictionary.command.ts";

/** Products in one transaction. */
const batchSize = 500;

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/**
 * Computes the words and facets of all products anew, after a change of the word lists. Products that stay the same are not
 * written. No product gets a new version.
 */
export const recomputeWords = async ({ database }: Pick<Services, "database">): Promise<void> => {
  for (let after: string | undefined = beforeEveryId; after !== undefined;) {
    const from: string = after;
    after = await inTransaction(database, (tx) =>
      withDictionary(tx, (words) => rewriteWords(tx, { after: from, limit: batchSize }, words)),
    );
  }
};
