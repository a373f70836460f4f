import { packIds, unpackIds } from "../../platform/ids.ts";
import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { staffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { PackingSheet } from "./packing-sheet.rules.ts";
import { maxOrders } from "./parcel.rules.ts";

export const sheetLinks = { path: "/packing-sheets", purpose: "packing sheet link" };

export type LinkedSheet = { sheet: PackingSheet; orderIds: readonly string[] };

/** A link to a sheet about orders. */
export const sheetLink = (
  services: Pick<Services, "jwtSecret">,
  viewer: Pick<Viewer, "userId" | "apiKey">,
  { sheet, orderIds }: LinkedSheet,
): SignedLink => staffLink(services, sheetLinks, { text: `${sheet}.${packIds(orderIds)}`, viewer });

/** The sheet of the text of a link; `undefined` if it is none. */
export const linkedSheet = (text: string): LinkedSheet | undefined => {
  const [name, ids = ""] = text.split(".");
  const sheet = Object.values(PackingSheet).find((each) => each === name);
  return sheet && { sheet, orderIds: unpackIds(ids).slice(0, maxOrders) };
};
