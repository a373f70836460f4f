import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Context } from "../shop/context.ts";
import { Channel, type Author } from "./audit.rules.ts";

/** The admin who sends the request. Throws UNAUTHENTICATED. */
export const authorOf = ({ viewer, isRest }: Pick<Context, "viewer" | "isRest">): Author => {
  const { userId, name, apiKey } = loggedIn(viewer);
  return { userId, name, channel: isRest ? Channel.REST : Channel.PAGE, apiKeyName: apiKey?.name };
};
