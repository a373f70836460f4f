/** The cookie of the browser that asks for a login code. */
export const BROWSER_COOKIE = "login-code";
