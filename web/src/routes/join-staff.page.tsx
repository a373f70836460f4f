import { useCallback, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useMailedLink } from "../features/accounts/email-verification/use-mailed-link.ts";
import { useSession } from "../features/accounts/session/session.ts";
import { JoinStaffForm } from "../features/staff/join-staff-form.tsx";
import type { OpenedInvitation } from "../features/staff/use-join-staff.ts";
import { useOpenStaffInvitationMutation } from "../graphql/generated.ts";
import type { LoginState } from "../navigation-state.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { NeedsScript } from "../ui/needs-script.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const INVALID = "This invitation is invalid or has expired. Ask an owner of the shop for a new one.";

/** Reads the invitation of a link, once for each token. */
const useInvitation = (token: string | null) => {
  const [open] = useOpenStaffInvitationMutation({ fetchPolicy: "no-cache" });
  const [invitation, setInvitation] = useState<OpenedInvitation | null>(null);
  const read = useCallback(
    async (linkToken: string) => {
      const opened = (await open({ variables: { token: linkToken } })).data?.openStaffInvitation;
      setInvitation(opened ?? null);
      return opened?.email;
    },
    [open],
  );
  return { invitation, ...useMailedLink(token, read) };
};

const Joined = ({ email }: { email: string }) => {
  const { session, logOut } = useSession();
  const navigate = useNavigate();
  const signIn = () => {
    if (session.status !== "visitor") logOut();
    const state: LoginState = { email, message: "Please sign in with your staff account." };
    void navigate(paths.login(), { replace: true, state });
  };
  return (
    <>
      <FormMessage tone="success" detail={<span className="wrap-anywhere">{email}</span>}>
        Your staff account is ready.
      </FormMessage>
      <Button className="mt-6" onClick={signIn}>
        {session.status === "shopper" || session.status === "admin"
          ? "Log out and sign in with it"
          : "Sign in"}
      </Button>
    </>
  );
};

const NotValid = ({ text, onRetry }: { text: string; onRetry: (() => void) | null }) => (
  <>
    <FormMessage tone="error" detail={!onRetry && "Links work once, for 48 hours."}>
      {text}
    </FormMessage>
    <div className="mt-6 flex flex-wrap gap-3">
      {onRetry && <Button onClick={onRetry}>Try Again</Button>}
      <ButtonLink to={paths.login()} variant="secondary">
        Go to the login
      </ButtonLink>
    </div>
  </>
);

/** The target of the mailed invitation of the staff. It opens no session: the login does. */
export const JoinStaffPage = () => {
  usePageTitle("Join the Staff");
  const token = useSearchParams()[0].get("token");
  const { session } = useSession();
  const { invitation, verification, retry } = useInvitation(token);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const viewerEmail = session.status === "shopper" || session.status === "admin" ? session.user.email : null;
  const failure = verification.status === "failed" ? verification : null;
  const isOpen = verification.status === "verified" && !refusal;
  return (
    <FormPage title="Join the Staff">
      <NeedsScript action="Accepting an invitation" className="mb-6" />
      {isDone && invitation && <Joined email={invitation.email} />}
      {!isDone && isOpen && token && invitation && (
        <JoinStaffForm
          token={token}
          invitation={invitation}
          viewerEmail={viewerEmail}
          onDone={() => setDone(true)}
          onInvalid={setRefusal}
        />
      )}
      {!isDone && verification.status === "checking" && (
        <LoadingRegion label="Opening the invitation">
          <Skeleton className="h-24" />
          <Skeleton className="mt-6 h-12" />
          <Skeleton className="mt-6 h-12" />
        </LoadingRegion>
      )}
      {!isDone && !isOpen && verification.status !== "checking" && (
        <NotValid
          text={refusal ?? failure?.text ?? INVALID}
          onRetry={!refusal && failure?.isRetryable ? retry : null}
        />
      )}
    </FormPage>
  );
};
