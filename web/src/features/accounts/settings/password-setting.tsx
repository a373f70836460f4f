import { ChangePasswordForm } from "./change-password-form.tsx";
import { SettingFrame } from "./setting-frame.tsx";

/** A new password for the one who knows the old one. */
export const PasswordSetting = () => (
  <SettingFrame
    title="Password"
    lead="A new password logs you out on every other device. We tell you by e-mail that it was changed."
  >
    <ChangePasswordForm />
  </SettingFrame>
);
