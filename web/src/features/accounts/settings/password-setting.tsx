import { ChangePasswordForm } from "./change-password-form.tsx";
import { SettingFrame } from "./setting-frame.tsx";

/** The password page of the settings. */
export const PasswordSetting = () => (
  <SettingFrame
    title="Password"
    lead="A new password logs you out on every other device. We tell you by e-mail that it was changed."
  >
    <ChangePasswordForm />
  </SettingFrame>
);
