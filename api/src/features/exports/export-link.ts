import { staffLink } from "../api-keys/staff-link.ts";
import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { ExportKind, type Export } from "./export.rules.ts";

export const exportLinks = { path: "/exports", purpose: "export link" };

/** A link to the file of an export. */
export const exportLink = (
  services: Pick<Services, "jwtSecret">,
  viewer: Viewer,
  { kind, from, to }: Export,
): SignedLink => staffLink(services, exportLinks, { text: [kind, from, to].join("~"), viewer });

const day = /^\d{4}-\d\d-\d\d$/;

const isKind = (text: string): text is ExportKind => Object.values<string>(ExportKind).includes(text);

/** The export of the text of a link; `undefined` if it is none. */
export const linkedExport = (text: string): Export | undefined => {
  const [kind = "", from = "", to = ""] = text.split("~");
  return isKind(kind) && day.test(from) && day.test(to) ? { kind, from, to } : undefined;
};
