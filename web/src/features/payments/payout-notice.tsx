import { payoutNotice } from "../accounts/notices/payout.notice.ts";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";

/** The notice of the bank details, in a file of its own: few orders have the form. */
export const PayoutNotice = () => <PrivacyNotice notice={payoutNotice} />;
