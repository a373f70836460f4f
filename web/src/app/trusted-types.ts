/** Where script may come from besides the shop itself. */
const scriptOrigins = ["https://checkout.razorpay.com"];

/** Markup that would run something: elements that load documents or script, event attributes, script addresses. */
const scriptLike =
  /<\s*\/?\s*(script|iframe|object|embed|base|meta|link|form)\b|[\s/"']on[a-z]+\s*=|(java|vb)script\s*:|srcdoc/i;

export const isHarmlessHtml = (html: string): boolean => !scriptLike.test(html);

/** Whether a script of the address may be loaded: the shop's own ones and the checkout's. */
export const isKnownScript = (address: string, page: string): boolean => {
  try {
    const { origin } = new URL(address, page);
    return origin === new URL(page).origin || scriptOrigins.includes(origin);
  } catch {
    return false;
  }
};

type Rules = {
  createHTML: (text: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (text: string) => string | null;
};

type TrustedTypes = { createPolicy: (name: string, rules: Rules) => unknown };

/**
 * The browser asks this policy before text becomes markup or script; `null` refuses. React makes elements, not markup,
 * so that the shop's own code needs it for the checkout's script only. Browsers without Trusted Types go without.
 */
export const guardScripts = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isHarmlessHtml(html) ? html : null),
    createScript: () => null,
    createScriptURL: (address) => (isKnownScript(address, window.location.href) ? address : null),
  });
};
