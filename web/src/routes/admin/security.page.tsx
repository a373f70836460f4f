import { useApolloClient } from "@apollo/client/react";
import { ResetSecondFactorForm } from "../../features/accounts/second-factor/reset-second-factor-form.tsx";
import { SecondFactorSection } from "../../features/accounts/second-factor/second-factor-section.tsx";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
import { useSession } from "../../features/accounts/session/session.ts";
import { MeDocument } from "../../graphql/generated.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The admin's own two-step login, and for owners the help for a person who has lost theirs. */
export const AdminSecurityPage = () => {
  usePageTitle("Security");
  const { session, updateUser } = useSession();
  const client = useApolloClient();
  const may = useMay();
  const mustAdd = session.status === "admin" && session.user.mustAddSecondFactor;
  /** The session learns that the demanded second factor is there, or gone. */
  const refreshSession = async () => {
    try {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: "no-cache" });
      if (data?.me) updateUser(data.me);
    } catch {
      // The next load of the page asks again.
    }
  };
  return (
    <div className="max-w-(--container-prose)">
      <h1 className="text-2xl">Security</h1>
      <FormMessage tone="info" className="mt-4 empty:hidden">
        {mustAdd
          ? "This shop asks everyone on its staff for two-step login. Please set it up here; the other pages open then."
          : null}
      </FormMessage>
      <SecondFactorSection onChanged={() => void refreshSession()} />
      {!mustAdd && may("STAFF") && <ResetSecondFactorForm />}
    </div>
  );
};
