import type { Feature } from "../shop/feature.ts";
import { accountTasks } from "./account.jobs.ts";
import { AccountResolver } from "./account.resolver.ts";
import { accountRows } from "./account.routes.ts";
import { Consent, ConsentText } from "./consents/consent.entity.ts";
import { LoginCodeResolver } from "./login-codes/login-code.resolver.ts";
import { LoginNumber } from "./login-numbers/login-number.entity.ts";
import { LoginNumberResolver } from "./login-numbers/login-number.resolver.ts";
import { MailedSecret } from "./mailed-secrets/mailed-secret.entity.ts";
import { OrderAddress } from "./order-addresses/order-address.entity.ts";
import { accountData } from "./personal-data.store.ts";
import { RecoveryResolver } from "./recovery/recovery.resolver.ts";
import { SavedAddress } from "./saved-addresses/saved-address.entity.ts";
import { SavedAddressFieldResolver, SavedAddressResolver } from "./saved-addresses/saved-address.resolver.ts";
import { AuthenticatorApp } from "./second-factor/authenticator-app.entity.ts";
import { Passkey } from "./second-factor/passkey.entity.ts";
import { RecoveryCode } from "./second-factor/recovery-code.entity.ts";
import { SecondFactorLoginResolver } from "./second-factor/second-factor-login.resolver.ts";
import { SecondFactorResolver } from "./second-factor/second-factor.resolver.ts";
import { SecurityChallenge } from "./second-factor/security-challenge.entity.ts";
import { Session } from "./sessions/session.entity.ts";
import { SessionResolver } from "./sessions/session.resolver.ts";
import { EmailChangeResolver } from "./settings/email-change.resolver.ts";
import { SettingsResolver } from "./settings/settings.resolver.ts";
import { SignUpResolver } from "./sign-up/sign-up.resolver.ts";
import { Throttle } from "./throttle.entity.ts";
import { StaffMember } from "./staff-member.entity.ts";
import { User } from "./user.entity.ts";
import { WelcomeCodeAddress } from "./welcome-codes/welcome-code-address.entity.ts";
import { accountsRefusals } from "./accounts.refusals.ts";

export const accountsFeature = {
  entities: [
    User,
    StaffMember,
    ConsentText,
    Consent,
    Session,
    MailedSecret,
    LoginNumber,
    AuthenticatorApp,
    Passkey,
    RecoveryCode,
    SecurityChallenge,
    WelcomeCodeAddress,
    OrderAddress,
    SavedAddress,
    Throttle,
  ],
  resolvers: [
    AccountResolver,
    LoginCodeResolver,
    LoginNumberResolver,
    SecondFactorLoginResolver,
    SecondFactorResolver,
    SignUpResolver,
    RecoveryResolver,
    SessionResolver,
    SettingsResolver,
    EmailChangeResolver,
    SavedAddressResolver,
    SavedAddressFieldResolver,
  ],
  refusals: accountsRefusals,
  sql: "features/accounts/accounts.sql",
  tasks: accountTasks,
  timetable: [
    { task: "tidy-accounts", match: "40 21 * * *" },
    { task: "sweep-inactive-accounts", match: "10 22 * * *" },
  ],
  restRows: accountRows,
  personalData: accountData,
} satisfies Feature;
