import { readToken, signToken } from "../../../platform/signed-token.ts";
import type { Context } from "../../shop/context.ts";

const COOKIE = "invited";
const purpose = "accepted invitation";

/** Minutes for which the browser that has accepted an invitation can log in as one that has opened the mailed link. */
const minutes = 10;

/** Notes in a cookie that this browser has accepted the invitation of an account. */
export const rememberInvited = ({ services, cookies }: Context, userId: string): void => {
  const expiresAt = Date.now() + minutes * 60_000;
  const token = signToken(services.jwtSecret, purpose, { text: userId, expiresAt });
  cookies.set(COOKIE, token, minutes * 60, "strict");
};

/** The account whose invitation this browser has accepted a moment ago; `undefined` if there is none. */
export const invitedAccount = ({
  services,
  cookies,
}: Pick<Context, "services" | "cookies">): string | undefined =>
  readToken(services.jwtSecret, purpose, cookies.read(COOKIE) ?? "", new Date());
