import { inTransaction } from "../../platform/database/database.ts";
import { notify } from "../../platform/database/notices.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { auditChannel, AuditSubject } from "../audit/audit.rules.ts";
import { productListTag, productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { updateDuePrices } from "./due-price.store.ts";

/** Products of one transaction: their locks are held for some tens of milliseconds. */
const chunkSize = 1000;

/**
 * Writes the prices that have begun or ended into the rows of their products. Any process may do it, also at the same time as
 * another one: what is written depends on the scheduled prices and the clock of the database only. For the other processes it is a
 * change of products like that of an admin.
 */
export const applyDuePrices = async ({ database }: Pick<Services, "database">): Promise<void> => {
  for (;;) {
    const changed = await inTransaction(database, async (tx) => {
      const ids = await updateDuePrices(tx, chunkSize);
      if (ids.length === 0) return 0;
      await notify(tx, auditChannel, AuditSubject.PRODUCT);
      outdatePages(tx, [productListTag, ...ids.map(productTag)]);
      return ids.length;
    });
    if (changed < chunkSize) return;
  }
};
