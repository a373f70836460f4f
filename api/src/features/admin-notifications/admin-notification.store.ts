import type { EntityManager } from "typeorm";
import type { StaffRole } from "../../platform/permissions.rules.ts";
import { StaffMember } from "../accounts/staff-member.entity.ts";
import { AdminNotification } from "./admin-notification.entity.ts";
import {
  defaultFrequencies,
  kindsByRole,
  type NotificationFrequency,
  type NotificationKind,
} from "./admin-notification.rules.ts";

/** Adds the missing settings of all admins, or of one: what came in before is not mailed. */
export const addMissingSettings = async (tx: EntityManager, userId: string | null = null): Promise<void> => {
  await tx.query(
    `insert into admin_notifications (user_id, kind, frequency)
     select u.id, d.key, d.value from users u cross join jsonb_each_text($1::jsonb) d
     where u.role = 'admin' and u.deleted_at is null and ($2::uuid is null or u.id = $2)
     on conflict do nothing`,
    [JSON.stringify(defaultFrequencies), userId],
  );
};

/** How often an admin is mailed about each of these kinds. */
export const settingsOf = async (
  tx: EntityManager,
  userId: string,
  kinds: readonly NotificationKind[],
): Promise<Pick<AdminNotification, "kind" | "frequency">[]> => {
  const stored = await tx.findBy(AdminNotification, { userId });
  return kinds.map((kind) => ({
    kind,
    frequency: stored.find((setting) => setting.kind === kind)?.frequency ?? defaultFrequencies[kind],
  }));
};

/** The setting of an admin, locked until the transaction ends. */
export const lockSetting = (
  tx: EntityManager,
  userId: string,
  kind: NotificationKind,
): Promise<AdminNotification> =>
  tx.findOneOrFail(AdminNotification, { where: { userId, kind }, lock: { mode: "pessimistic_write" } });

/** Changes how often an admin is mailed. What came in while the mails were off is not mailed. */
export const setFrequency = async (
  tx: EntityManager,
  userId: string,
  { kind, frequency }: { kind: NotificationKind; frequency: NotificationFrequency },
): Promise<void> => {
  await tx.update(
    AdminNotification,
    { userId, kind },
    {
      frequency,
      mailedUntil: () => "case when frequency = 'off' then now() else mailed_until end",
    },
  );
};

/**
 * The settings of all admins that are not off, for the kinds that their roles see, locked. Skips those that another process has
 * locked.
 */
export const lockActiveSettings = (tx: EntityManager): Promise<AdminNotification[]> =>
  tx.query<AdminNotification[]>(
    `select n.user_id as "userId", n.kind, n.frequency, n.mailed_until as "mailedUntil" from admin_notifications n
     join users u on u.id = n.user_id and u.role = 'admin' and u.deleted_at is null and u.email_verified_at is not null
     join staff_members m on m.user_id = u.id and $1::jsonb -> m.staff_role ? n.kind
     where n.frequency <> 'off' order by n.user_id, n.kind for update of n skip locked`,
    [JSON.stringify(kindsByRole)],
  );

/** The staff role of an account; `undefined` for a shopper. */
export const staffRoleOf = async (tx: EntityManager, userId: string): Promise<StaffRole | undefined> =>
  (await tx.findOneBy(StaffMember, { userId }))?.staffRole;

/** Everything that came in before this instant is committed: transactions that began before it have ended. */
export const committedUntil = async (tx: EntityManager): Promise<Date> => {
  const [row] = await tx.query<{ until: Date }[]>(
    `select greatest(now() - interval '1 minute', least(now(), min(xact_start))) as until from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return row?.until ?? new Date();
};

/** Remembers that what came in before an instant is mailed. */
export const setMailedUntil = async (
  tx: EntityManager,
  { userId, kind }: Pick<AdminNotification, "userId" | "kind">,
  until: Date,
): Promise<void> => {
  await tx.update(AdminNotification, { userId, kind }, { mailedUntil: until });
};
