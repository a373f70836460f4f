import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { SentMail } from "../accounts/account-payloads.types.ts";
import { requireConfirmation } from "../accounts/sessions/require-confirmation.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { groupNames, type SettingGroupName } from "../shop/shop-settings.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { updateSettings } from "./update-settings.command.ts";
import { sendTestMail } from "./send-test-mail.command.ts";
import { changeableGroups, isOfMoney } from "./setting-access.rules.ts";
import { settingGroupViews, settingVersionViews } from "./settings.query.ts";
import { SettingGroupView, SettingVersionView } from "./settings.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { UpdateSettingsInput } from "./settings-inputs.types.ts";

/** Throws NOT_FOUND, and FORBIDDEN for a group that the viewer may not change. */
const groupOf = ({ viewer }: Context, id: string): SettingGroupName => {
  const group = groupNames.find((name) => name === id) ?? refuse("NOT_FOUND", { field: "group" });
  return changeableGroups(viewer).includes(group) ? group : refuse("FORBIDDEN", { field: "group" });
};

@Resolver()
export class SettingsResolver {
  @Authorized(Permission.SETTINGS)
  @Query(() => [SettingGroupView], {
    description: "Settings that the viewing admin can change while the shop runs, by group.",
  })
  settingGroups(@Ctx() { services, viewer }: Context): Promise<SettingGroupView[]> {
    return settingGroupViews(services, changeableGroups(viewer));
  }

  @Authorized(Permission.SETTINGS)
  @Refuses("NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => [SettingVersionView], {
    nullable: true,
    description: "Newest 20 changes of a group of settings, the newest first.",
  })
  settingVersions(
    @Ctx() context: Context,
    @Arg("group", () => ID, { description: "Name of the group." }) group: string,
  ): Promise<SettingVersionView[]> {
    return settingVersionViews(context.services, groupOf(context, group));
  }

  @Authorized(Permission.SETTINGS)
  @Refuses("CONFIRMATION_NEEDED", "NOT_FOUND", "SETTINGS_CHANGED", "SETTING_INVALID")
  @Mutation(() => [SettingGroupView], {
    description: "Changes settings of a group; every process of the shop has them within a second.",
  })
  async updateSettings(
    @Ctx() context: Context,
    @InputArg(() => UpdateSettingsInput) { group, version, values }: UpdateSettingsInput,
  ): Promise<SettingGroupView[]> {
    const name = groupOf(context, group);
    if (isOfMoney(name)) requireConfirmation(context);
    const texts = Object.fromEntries(values.map((value) => [value.name, value.text]));
    await updateSettings(context.services, authorOf(context), { group: name, version, texts });
    return settingGroupViews(context.services, changeableGroups(context.viewer));
  }

  @Authorized(Permission.SETTINGS)
  @Mutation(() => SentMail, { description: "Sends a test mail to the address of the admin's account." })
  async sendTestMail(@Ctx() context: Context): Promise<SentMail> {
    return { to: await sendTestMail(context.services, authorOf(context)) };
  }
}
