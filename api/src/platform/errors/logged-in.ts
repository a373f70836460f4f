import { refuse } from "./errors.ts";
import type { Viewer } from "../viewer.ts";

/** The viewer of an operation that demands a login. Throws UNAUTHENTICATED for a visitor. */
export const loggedIn = (viewer: Viewer | null): Viewer => viewer ?? refuse("UNAUTHENTICATED");
