import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { staffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { GstFile } from "./gst-file.rules.ts";

export const gstLinks = { path: "/gst-files", purpose: "gst file link" };

export type LinkedGstFile = { month: string; file: GstFile };

/** A link to a file of a month's return. */
export const gstFileLink = (
  services: Pick<Services, "jwtSecret">,
  viewer: Viewer,
  { month, file }: LinkedGstFile,
): SignedLink => staffLink(services, gstLinks, { text: `${month}.${file}`, viewer });

/** The file of the text of a link; `undefined` if it is none. */
export const linkedGstFile = (text: string): LinkedGstFile | undefined => {
  const [month, name] = text.split(".");
  const file = Object.values(GstFile).find((each) => each === name);
  return month && file ? { month, file } : undefined;
};
