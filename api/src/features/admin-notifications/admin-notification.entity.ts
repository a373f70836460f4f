import { Check, Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { NotificationFrequency, NotificationKind } from "./admin-notification.rules.ts";

/** How often an admin is mailed about what comes in, and up to when that was done. */
@Entity("admin_notifications")
@Check("admin_notifications_kind_check", "kind in ('order', 'return', 'message', 'dispute')")
@Check("admin_notifications_frequency_check", "frequency in ('each', 'daily', 'off')")
export class AdminNotification {
  @ForeignKey(() => User, { name: "admin_notifications_user_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "admin_notifications_pkey" })
  userId!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "admin_notifications_pkey" })
  kind!: NotificationKind;

  @Column("text")
  frequency!: NotificationFrequency;

  /** What came in before it was mailed, or was not to be mailed. */
  @Column("timestamptz", { default: () => "now()" })
  mailedUntil!: Date;
}
