import { SettingGroups } from "../../features/settings/setting-groups.tsx";
import { TestMail } from "../../features/settings/test-mail.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** Figures, contact, seller and limits of the shop, which every process has within a second. */
export const AdminSettingsPage = () => {
  usePageTitle("Settings");
  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <p className="mt-1 max-w-(--container-prose) text-ink-soft">
        What you save here applies at once to the shop and to new orders.
      </p>
      <SettingGroups />
      <TestMail />
    </>
  );
};
