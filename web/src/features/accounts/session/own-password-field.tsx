import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useSession } from "./session.ts";

const OwnCode = lazyPart(() => import("./own-code.tsx"), "OwnCode");

/**
 * Asks for the password of the account again. An account that began by a mailed code has none: a code takes its place, under the
 * same name.
 */
export const OwnPasswordField = (props: ComponentProps<typeof PasswordField> & { name: string }) => {
  const { session } = useSession();
  const user = session.status === "shopper" || session.status === "admin" ? session.user : null;
  if (user?.hasPassword !== false)
    return <PasswordField autoComplete="current-password" required {...props} />;
  return (
    <Suspense>
      <OwnCode name={props.name} error={props.error} />
    </Suspense>
  );
};
