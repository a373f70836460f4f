import { packIds } from "../../platform/ids.ts";
import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { staffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";

export const printLinks = { path: "/invoices/print", purpose: "invoice print link" };

/** A link to invoices and credit notes as one PDF. Its text is their ids, packed. */
export const printLink = (
  services: Pick<Services, "jwtSecret">,
  viewer: Viewer,
  documentIds: readonly string[],
): SignedLink => staffLink(services, printLinks, { text: packIds(documentIds), viewer });
