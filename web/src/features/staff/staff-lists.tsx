import type { ReactNode } from "react";
import type { StaffRole } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../ui/dates.ts";
import { staffRoles } from "../accounts/staff/staff-roles.ts";
import type { Invitation, Member, StaffChange } from "./staff-change.ts";

type RowProps = {
  title: string;
  staffRole: StaffRole;
  facts: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
};

const Row = ({ title, staffRole, facts, badge, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline py-4">
    <div className="min-w-0 grow basis-60">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <Badge tone={staffRole === "OWNER" ? "purple" : "blue"}>{staffRoles[staffRole].name}</Badge>
        {badge}
      </p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{facts}</p>
    </div>
    <div className="-ml-2 flex flex-wrap gap-x-2">{children}</div>
  </li>
);

type ListProps = { onChange: (change: StaffChange) => void };

const memberFacts = ({ email, joinedAt, lastActiveAt }: Member) => (
  <>
    <span className="block">{email}</span>
    <span className="block">
      {`Since ${formatDate(joinedAt)}, `}
      <span className="inline-block">
        {lastActiveAt ? `last active ${formatDate(lastActiveAt)}` : "never logged in"}
      </span>
    </span>
  </>
);

/** Everyone who may open the admin. */
export const MemberList = ({
  members,
  viewerEmail,
  onChange,
}: ListProps & { members: readonly Member[]; viewerEmail: string }) => (
  <ul aria-label="Members" className="mt-3 border-t border-ink">
    {members.map((member) => (
      <Row
        key={member.id}
        title={member.name}
        staffRole={member.staffRole}
        badge={member.email === viewerEmail && <span className="text-sm text-ink-soft">You</span>}
        facts={memberFacts(member)}
      >
        <Button variant="quiet" onClick={() => onChange({ kind: "role", member })}>
          Change role<span className="sr-only"> of {member.name}</span>
        </Button>
        <Button variant="quiet" onClick={() => onChange({ kind: "end", member })}>
          End access<span className="sr-only"> of {member.name}</span>
        </Button>
      </Row>
    ))}
  </ul>
);

/** Invitations that are not accepted yet. */
export const InvitationList = ({
  invitations,
  onChange,
}: ListProps & { invitations: readonly Invitation[] }) => (
  <ul aria-label="Open invitations" className="mt-3 border-t border-ink">
    {invitations.map((invitation) => (
      <Row
        key={invitation.id}
        title={invitation.email}
        staffRole={invitation.staffRole}
        badge={invitation.isExpired && <Badge tone="grey">Expired</Badge>}
        facts={`Invited by ${invitation.invitedBy}. The link ${invitation.isExpired ? "worked" : "works"} until ${formatDateTime(invitation.expiresAt)}.`}
      >
        <Button variant="quiet" onClick={() => onChange({ kind: "resend", invitation })}>
          Send again<span className="sr-only"> to {invitation.email}</span>
        </Button>
        <Button variant="quiet" onClick={() => onChange({ kind: "cancel", invitation })}>
          Cancel<span className="sr-only"> the invitation of {invitation.email}</span>
        </Button>
      </Row>
    ))}
  </ul>
);
