import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import type { CashBlockReason } from "../accounts/cash-block.rules.ts";
import { User } from "../accounts/user.entity.ts";

/** An account as its page shows it. Instants are ISO 8601 texts in UTC. */
export type CustomerRow = {
  id: string;
  name: string;
  email: string;
  verifiedEmail: string | null;
  mobile: string | null;
  registeredAt: string;
  closedAt: string | null;
  tags: string[];
  cashBlockReason: CashBlockReason | null;
  cashBlockedAt: string | null;
  version: number;
};

/** A shopper's account, or one that has orders; `undefined` if missing. */
export const findCustomer = async (
  database: Pick<Database, "primary">,
  id: string,
): Promise<CustomerRow | undefined> => {
  const [row] = await primaryRows<CustomerRow>(
    database,
    "customer-record",
    `select u.id, u.name, coalesce(u.pending_email, u.email)::text as email,
       case when u.email_verified_at is not null then u.email::text end as "verifiedEmail", u.mobile, u.tags,
       ${instantText("u.created_at")} as "registeredAt", ${instantText("u.deleted_at")} as "closedAt",
       u.cash_block_reason as "cashBlockReason", ${instantText("u.cash_blocked_at")} as "cashBlockedAt",
       u.record_version as version
     from users u where u.id = $1 and (u.role = 'shopper' or exists (select from orders o where o.user_id = u.id))`,
    [id],
  );
  return row;
};

export type CustomerRecord = Pick<User, "id" | "tags" | "cashBlockReason" | "recordVersion">;

/** A shopper's account, locked as an order locks it; `undefined` if missing or deleted. */
export const lockCustomer = async (tx: EntityManager, id: string): Promise<CustomerRecord | undefined> => {
  const [row] = await tx.query<CustomerRecord[]>(
    `select id, tags, cash_block_reason as "cashBlockReason", record_version as "recordVersion"
     from users where id = $1 and role = 'shopper' and deleted_at is null for no key update`,
    [id],
  );
  return row;
};

export const setTags = async (tx: EntityManager, id: string, tags: string[]): Promise<void> => {
  await tx.update(User, { id }, { tags, recordVersion: () => "record_version + 1" });
};

/** `null` ends the block. */
export const setCashBlock = async (
  tx: EntityManager,
  id: string,
  reason: CashBlockReason | null,
): Promise<void> => {
  await tx.update(
    User,
    { id },
    {
      cashBlockReason: reason,
      cashBlockedAt: reason ? () => "now()" : null,
      recordVersion: () => "record_version + 1",
    },
  );
};

/** Tags that a list offers at most. */
const maxListedTags = 200;

/** The tags that customers have, by name. */
export const tagsInUse = async (database: Pick<Database, "primary">): Promise<string[]> => {
  const rows = await primaryRows<{ tag: string }>(
    database,
    "customer-tags",
    `select distinct unnest(tags) as tag from users where tags <> '{}' order by 1 limit ${maxListedTags}`,
    [],
  );
  return rows.map(({ tag }) => tag);
};
