import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import type { SettingType } from "../paths.ts";
import { NotFoundPage } from "./not-found.page.tsx";
import { AccountSetting } from "../features/accounts/settings/account-setting.tsx";
import { NotificationsSetting } from "../features/accounts/settings/notifications-setting.tsx";
import { PasswordSetting } from "../features/accounts/settings/password-setting.tsx";
import { PrivacySetting } from "../features/accounts/settings/privacy-setting.tsx";
import { SecuritySetting } from "../features/accounts/settings/security-setting.tsx";

const settings: Record<SettingType, ComponentType> = {
  password: PasswordSetting,
  notifications: NotificationsSetting,
  account: AccountSetting,
  privacy: PrivacySetting,
  security: SecuritySetting,
};

const isSetting = (type: string): type is SettingType => Object.hasOwn(settings, type);

/** One settings page, by the last part of the URL. */
export const SettingsPage = () => {
  const { settingType = "" } = useParams();
  if (!isSetting(settingType)) return <NotFoundPage />;
  const Setting = settings[settingType];
  return <Setting />;
};
