import { PrivacyNotice } from "../notices/privacy-notice.tsx";
import { signUpNotice } from "../notices/sign-up.notice.ts";
import { verificationNotice } from "../notices/verification.notice.ts";

/** The notice of a step of the sign-up, in a file of its own that is loaded after the page. */
export const SignUpNotice = ({ step }: { step: "address" | "account" }) => (
  <PrivacyNotice notice={step === "address" ? verificationNotice : signUpNotice} />
);
