import { useRef, useState } from "react";
import { useSession } from "../../features/accounts/session/session.ts";
import { InvitationList, MemberList } from "../../features/staff/staff-lists.tsx";
import type { StaffChange } from "../../features/staff/staff-change.ts";
import { StaffDialog } from "../../features/staff/staff-dialog.tsx";
import { useStaffQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const Loading = () => (
  <LoadingRegion label="Loading the staff">
    <div className="mt-6 grid gap-4">
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  </LoadingRegion>
);

/** Who may open the admin, and with which role: for owners. */
export const AdminStaffPage = () => {
  usePageTitle("Staff");
  const { session } = useSession();
  const { data, error, loading, refetch } = useStaffQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [change, setChange] = useState<StaffChange | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const open = (next: StaffChange) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setNotice(null);
    setChange(next);
  };
  const staff = data?.staff;
  // The row whose button opened the dialog may be gone.
  useFocusWhenLost(
    heading,
    `${String(change === null)} ${staff?.members.length} ${staff?.invitations.length}`,
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Staff
        </h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.adminHistory({ kind: "staff" })} variant="quiet">
            History
          </ButtonLink>
          <Button onClick={() => open({ kind: "invite" })}>Invite a member</Button>
        </div>
      </div>
      <p className="mt-1 max-w-(--container-prose) text-ink-soft">
        Each member logs in with their own account and sees only what the role needs. Changes take effect at
        once.
      </p>
      <FormMessage
        tone="success"
        className={notice ? "mt-4" : ""}
        vanishAfter={5}
        onVanish={() => setNotice(null)}
      >
        {notice}
      </FormMessage>
      {!staff && error && (
        <div className="mt-6">
          <FailedState
            text="The staff could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        </div>
      )}
      {!staff && !error && <Loading />}
      {staff && (
        <div className="mt-6 grid max-w-180 gap-y-10">
          <section>
            <h2 className="text-xl">Members</h2>
            <MemberList
              members={staff.members}
              viewerEmail={session.status === "admin" ? session.user.email : ""}
              onChange={open}
            />
          </section>
          {staff.invitations.length > 0 && (
            <section>
              <h2 className="text-xl">Open invitations</h2>
              <InvitationList invitations={staff.invitations} onChange={open} />
            </section>
          )}
        </div>
      )}
      {change && (
        <StaffDialog
          change={change}
          onClose={() => setChange(null)}
          onDone={(text) => {
            setChange(null);
            setNotice(text);
          }}
          finalFocus={() => (opener.current?.isConnected ? opener.current : heading.current)}
        />
      )}
    </>
  );
};
