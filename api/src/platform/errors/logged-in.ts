import { refuse } from "./errors.ts";
import type { Viewer } from "../viewer.ts";

/** The viewer of an operation whose door has let only logged-in people through. */
export const loggedIn = (viewer: Viewer | null): Viewer => viewer ?? refuse("UNAUTHENTICATED");
