import type { ReactNode } from "react";
import { useAccountSettingsQuery, type AccountSettingsQuery } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EmailBadge } from "../email-verification/email-badge.tsx";
import { UnverifiedEmail } from "../email-verification/unverified-email.tsx";
import { useRecheckWithoutViewer } from "../session/use-recheck-without-viewer.ts";
import { accountId } from "./account-id.ts";
import { SettingFrame } from "./setting-frame.tsx";

const AccountDetail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-sm text-ink-soft sm:leading-[inherit]">{name}</dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">{children}</dd>
  </div>
);

const AccountDetails = ({ me }: { me: NonNullable<AccountSettingsQuery["me"]> }) => (
  <dl className="divide-y divide-hairline border-y border-hairline">
    <AccountDetail name="Account ID">
      <span className="font-semibold tracking-wider tabular-nums">{accountId(me.id)}</span>
    </AccountDetail>
    <AccountDetail name="Name">{me.name}</AccountDetail>
    <AccountDetail name="E-mail">
      {me.email}
      <EmailBadge isVerified={me.isEmailVerified} />
    </AccountDetail>
    <AccountDetail name="Member since">{formatDate(me.createdAt, "en-US")}</AccountDetail>
  </dl>
);

/** The account page of the settings: the account's details and the verification of its address. */
export const AccountSetting = () => {
  const { data, error, loading, refetch } = useAccountSettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  useRecheckWithoutViewer(data);
  const me = data?.me;
  return (
    <SettingFrame
      title="Account"
      lead="Your account details. Please quote your Account ID when you contact us."
    >
      {me && <AccountDetails me={me} />}
      {me && <UnverifiedEmail user={me} className="mt-6" />}
      {!me && error && (
        <FailedState
          text="Your account could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!me && !error && (
        <LoadingRegion label="Loading your account">
          <Skeleton className="h-83 sm:h-59" />
        </LoadingRegion>
      )}
      <ButtonLink to={paths.profileEdit()} variant="secondary" className="mt-6">
        Edit Profile
      </ButtonLink>
    </SettingFrame>
  );
};
