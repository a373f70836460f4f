import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { staffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";

/** What a link downloads: the whole catalogue, or the rows of a batch that have a problem. */
export type Download = { kind: "export" } | { kind: "problems"; batchId: string };

const exportName = "export";

export const downloadLinks = { path: "/product-files", purpose: "product file link" };

export const downloadLink = (
  services: Pick<Services, "jwtSecret">,
  viewer: Viewer,
  download: Download,
): SignedLink => {
  const text = download.kind === "export" ? exportName : download.batchId;
  return staffLink(services, downloadLinks, { text, viewer });
};

/** What the text of a link downloads. */
export const linkedDownload = (text: string): Download =>
  text === exportName ? { kind: "export" } : { kind: "problems", batchId: text };
