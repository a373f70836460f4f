import { ChangePasswordForm } from "./change-password-form.tsx";
import { SettingFrame } from "./setting-frame.tsx";

/** The password page of the settings. */
export const PasswordSetting = () => (
  <SettingFrame
    title="Password"
    lead="Changing your password logs you out on all other devices. We will confirm the change by e-mail."
  >
    <ChangePasswordForm />
  </SettingFrame>
);
