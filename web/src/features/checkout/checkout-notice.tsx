import { checkoutNotice } from "../accounts/notices/checkout.notice.ts";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";

/** The notice of the order form, in a file of its own that is loaded after the page. */
export const CheckoutNotice = () => <PrivacyNotice notice={checkoutNotice} />;
