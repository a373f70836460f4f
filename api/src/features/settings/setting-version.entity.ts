import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from "typeorm";
import type { SettingGroupName, SettingTexts } from "../shop/shop-settings.rules.ts";

/** A group of settings after a change of an admin. The latest version of a group is valid. Rows are only added. */
@Entity("setting_versions")
@Unique("setting_versions_version", ["groupName", "version"])
@Check("setting_versions_version_check", "version > 0")
export class SettingVersion {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "setting_versions_pkey" })
  id!: string;

  @Column("text")
  groupName!: SettingGroupName;

  /** Grows by one with each change of the group. */
  @Column("integer")
  version!: number;

  /** The texts of all settings of the group before the change. */
  @Column("jsonb")
  before!: SettingTexts;

  @Column("jsonb")
  after!: SettingTexts;

  @Column("uuid")
  userId!: string;

  @Column("text")
  userName!: string;

  @CreateDateColumn({ type: "timestamptz", default: () => "clock_timestamp()" })
  changedAt!: Date;
}
