/** Where script may come from besides the shop itself. */
const scriptOrigins = ["https://checkout.razorpay.com"];

/** Markup that would run something: elements that load documents or script, event attributes, script addresses. */
const activeContent =
  /<\s*\/?\s*(script|iframe|object|embed|base|meta|link|form)\b|[\s/"']on[a-z]+\s*=|(java|vb)script\s*:|srcdoc/i;

export const isSafeHtml = (html: string): boolean => !activeContent.test(html);

/** Whether a script of the address may be loaded: the shop's own ones and the checkout's. */
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
 * The browser asks this policy before text becomes markup or script; `null` refuses. React makes elements, not markup,
 * so that the shop's own code needs it for the checkout's script only. Browsers without Trusted Types go without.
 */
export const installTrustedTypesPolicy = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isSafeHtml(html) ? html : null),
    createScript: () => null,
    createScriptURL: (address) => (isAllowedScript(address, window.location.href) ? address : null),
  });
};
