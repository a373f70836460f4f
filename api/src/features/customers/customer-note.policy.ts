import { StaffRole } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";

type Note = { authorId: string; hasAuthorLeft: boolean };

/** Whether the viewer may delete a note: as its author, or as an owner (not by an API key) when the author has left the staff. */
export const mayDeleteNote = (
  { userId, staffRole, apiKey }: Pick<Viewer, "userId" | "staffRole" | "apiKey">,
  { authorId, hasAuthorLeft }: Note,
): boolean => authorId === userId || (hasAuthorLeft && staffRole === StaffRole.OWNER && !apiKey);
