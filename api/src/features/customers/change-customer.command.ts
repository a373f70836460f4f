import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./customers.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { CashBlockReason } from "../accounts/cash-block.rules.ts";
import { isSame, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { auditCustomer } from "./audit-customer.command.ts";
import { lockCustomer, setCashBlock, setTags, type CustomerRecord } from "./customer-record.store.ts";
import { cleanTags } from "../accounts/customer-tags.rules.ts";

type SeenCustomer = { customerId: string; version: number };

/**
 * Changes the record of a shopper's account, whose lock an order waits for. Returns the account's id. Throws BAD_ID,
 * CUSTOMER_NOT_FOUND, and CUSTOMER_CHANGED if it is no longer as the editor saw it, unless it is already as wanted.
 */
const changeRecord = (
  services: Services,
  { customerId, version }: SeenCustomer,
  isDone: (record: CustomerRecord) => boolean,
  change: (tx: EntityManager, record: CustomerRecord) => Promise<void>,
): Promise<string> => {
  const id = asId(customerId, "customerId");
  return inTransaction(services.database, async (tx) => {
    const record = (await lockCustomer(tx, id)) ?? refuse("CUSTOMER_NOT_FOUND");
    if (isDone(record)) return id;
    if (record.recordVersion !== version) refuse("CUSTOMER_CHANGED");
    await change(tx, record);
    return id;
  });
};

/** Throws as `changeRecord`, and BAD_INPUT. */
export const setCustomerTags = (
  services: Services,
  author: Author,
  { tags: typed, ...seen }: SeenCustomer & { tags: readonly string[] },
): Promise<string> => {
  const tags = cleanTags(typed);
  return changeRecord(
    services,
    seen,
    (record) => isSame(record.tags, tags),
    async (tx, { id, tags: before }) => {
      await setTags(tx, id, tags);
      const changes = { tagCount: { before: before.length, after: tags.length } };
      await auditCustomer(tx, author, { userId: id, action: "setCustomerTags", changes });
    },
  );
};

/** Refuses orders in cash of an account from now on, or allows them again (`reason` null). Throws as `changeRecord`. */
export const setCustomerCashBlock = (
  services: Services,
  author: Author,
  { reason, ...seen }: SeenCustomer & { reason: CashBlockReason | null },
): Promise<string> =>
  changeRecord(
    services,
    seen,
    ({ cashBlockReason }) => cashBlockReason === reason,
    async (tx, { id, cashBlockReason: before }) => {
      await setCashBlock(tx, id, reason);
      const changes = { cashBlockReason: { before, after: reason } };
      await auditCustomer(tx, author, { userId: id, action: "setCustomerCashBlock", changes });
    },
  );
