import { plainText } from "../../platform/plain-text.ts";

/** A courier with the address of its tracking page, which contains `{trackingId}` once or more. */
export type Courier = { name: string; urlTemplate: string };

const placeholder = "{trackingId}";

/** Digits, letters and hyphens only: nothing of it can change the meaning of a URL. */
const trackingId = /^[A-Za-z0-9-]{4,40}$/;

/** A tracking id as it is stored, of a typed or copied one. */
export const trackingIdText = (typed: string): string => plainText(typed).replaceAll(" ", "");

export const isTrackingId = (text: string): boolean => trackingId.test(text);

/** The page of the courier for a tracking id; `undefined` for text that is no tracking id. */
export const trackingUrlOf = ({ urlTemplate }: Courier, id: string): string | undefined =>
  isTrackingId(id) ? urlTemplate.replaceAll(placeholder, id) : undefined;

/** The courier of a name, in any case of letters. */
export const courierNamed = (couriers: readonly Courier[], name: string): Courier | undefined =>
  couriers.find((courier) => courier.name.toLowerCase() === name.trim().toLowerCase());

/**
 * The page of a parcel at its courier; `undefined` if the shop no longer works with the courier, or for text that is no
 * tracking id.
 */
export const courierPageOf = (
  couriers: readonly Courier[],
  { courier: name, trackingId: id }: { courier: string; trackingId: string },
): string | undefined => {
  const courier = courierNamed(couriers, name);
  return courier && trackingUrlOf(courier, id);
};

/** The couriers of a shop without the setting. Operators check the addresses before they go live. */
export const defaultCouriers = [
  "Delhivery=https://www.delhivery.com/track/package/{trackingId}",
  "Blue Dart=https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={trackingId}",
  "DTDC=https://www.dtdc.in/tracking/tracking_results.asp?Ttype=awb_no&strCnno={trackingId}",
  "India Post=https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?id={trackingId}",
  "Ekart=https://ekartlogistics.com/shipmenttrack/{trackingId}",
  "Xpressbees=https://www.xpressbees.com/shipment/tracking?awbNo={trackingId}",
].join("; ");

/** The host must not depend on the tracking id. */
const isTemplate = (urlTemplate: string): boolean => {
  if (!urlTemplate.includes(placeholder)) return false;
  const [one, other] = ["AAAA", "BBBB"].map((id) => {
    const text = urlTemplate.replaceAll(placeholder, id);
    return URL.canParse(text) ? new URL(text) : undefined;
  });
  return (
    one?.protocol === "https:" && one.origin === other?.origin && one.username === "" && one.password === ""
  );
};

const maxNameLength = 40;

const courierOf = (entry: string): Courier | undefined => {
  const split = entry.indexOf("=");
  const [name, urlTemplate] = [entry.slice(0, split).trim(), entry.slice(split + 1).trim()];
  const isNamed = split > 0 && name !== "" && name.length <= maxNameLength;
  return isNamed && isTemplate(urlTemplate) ? { name, urlTemplate } : undefined;
};

/**
 * Reads `Name=https://host/path?id={trackingId}`, separated by semicolons. The first courier is the default. Returns the first
 * entry that cannot be used as `invalid`.
 */
export const readCouriers = (text: string): { couriers: Courier[] } | { invalid: string } => {
  const entries = text
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const couriers: Courier[] = [];
  for (const entry of entries) {
    const courier = courierOf(entry);
    if (!courier || courierNamed(couriers, courier.name)) return { invalid: entry };
    couriers.push(courier);
  }
  return couriers.length > 0 ? { couriers } : { invalid: text };
};
