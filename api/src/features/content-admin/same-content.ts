import { isDeepStrictEqual } from "node:util";
import type { ContentBody } from "../content/content-body.rules.ts";

/** Whether two texts say the same. The database returns the fields of JSON in another order. */
export const isSameContent = (one: ContentBody, other: ContentBody): boolean => isDeepStrictEqual(one, other);
