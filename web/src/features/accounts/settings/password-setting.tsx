import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useSession } from "../session/session.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { SettingFrame } from "./setting-frame.tsx";

const FirstPassword = lazyPart(() => import("./first-password.tsx"), "FirstPassword");

/** The password page of the settings. */
export const PasswordSetting = () => {
  const { session } = useSession();
  return session.status === "shopper" && session.user.hasPassword === false ? (
    <SettingFrame
      title="Password"
      lead="You have no password: you log in with codes that we e-mail you. A password is another way to log in."
    >
      <Suspense>
        <FirstPassword email={session.user.email} />
      </Suspense>
    </SettingFrame>
  ) : (
    <SettingFrame
      title="Password"
      lead="Changing your password logs you out on all other devices. We will confirm the change by e-mail."
    >
      <ChangePasswordForm />
    </SettingFrame>
  );
};
