/** Origins of allowed scripts, besides the shop itself. */
const scriptOrigins = ["https://checkout.razorpay.com"];

/** HTML with active content: elements that load documents or scripts, event attributes, script URLs. */
const activeContent =
  /<\s*\/?\s*(script|iframe|object|embed|base|meta|link|form)\b|[\s/"']on[a-z]+\s*=|(java|vb)script\s*:|srcdoc/i;

/** Whether a string may become HTML: it has no active content. It is accepted or rejected as a whole. */
export const isSafeHtml = (html: string): boolean => !activeContent.test(html);

/** Whether a script may be loaded: from the shop's own origin or from an allowed one. */
export const isAllowedScript = (address: string, page: string): boolean => {
  try {
    const { origin } = new URL(address, page);
    return origin === new URL(page).origin || scriptOrigins.includes(origin);
  } catch {
    return false;
  }
};

type PolicyRules = {
  createHTML: (text: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (text: string) => string | null;
};

type TrustedTypes = { createPolicy: (name: string, rules: PolicyRules) => unknown };

/**
 * Installs the default Trusted Types policy. The browser calls it before a string becomes HTML or script; `null` rejects the
 * string. React creates elements, not HTML: only the logo of the shop and Razorpay's script need the policy. Browsers without
 * Trusted Types skip it.
 */
export const installTrustedTypesPolicy = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isSafeHtml(html) ? html : null),
    createScript: () => null,
    createScriptURL: (address) => (isAllowedScript(address, window.location.href) ? address : null),
  });
};
