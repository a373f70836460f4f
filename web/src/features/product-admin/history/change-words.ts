import { clipFacts } from "../../../ui/clip-facts.ts";
import { formatRupees } from "../../../ui/money.ts";
import { cutOffText, weekdays } from "../../../delivery-plan-words.ts";
import { kindLabels } from "../../catalogue/kind-labels.ts";
import { categoryNames, isCategory } from "../form/category-choices.ts";
import { isKind } from "../form/kind-choices.ts";
import { fieldNames } from "../form/field-words.ts";
import { scheduleWords } from "../form/schedule.ts";
import { statusWords, type ProductField } from "../form/product-fields.ts";
import { collectionFieldNames, collectionNameOf, collectionValueWords } from "./collection-values.ts";
import { sentenceCase } from "../../../ui/sentence-case.ts";
import { promotionFieldNames, promotionNameOf, promotionValueWords } from "./promotion-values.ts";

/** One changed field in words. `before` is `null` for a new product. */
export type ChangeWords = { field: string; name: string; before: string | null; after: string };

const otherNames: Record<string, string> = {
  staffRole: "Role",
  permissions: "Permissions",
  expiresInDays: "Expires after days",
  events: "Events",
  webhookMessage: "Message",
  url: "Address",
  isHidden: "Hidden",
  isRead: "Read",
  isHandled: "Resolved",
  isWaiting: "Waiting for the customer",
  isAnswered: "Answer sent",
  hasNote: "Note",
  answer: "Answer",
  order: "New orders",
  return: "Return requests",
  message: "Messages",
  dispute: "Disputes",
  orderStatus: "Status",
  status: "Status",
  codes: "SKUs and barcodes",
  isTracked: "Counted by size and colour",
  pictures: "Pictures",
  video: "Video",
  notes: "Note to the packer",
  fullName: "Full name",
  email: "E-mail",
  phone: "Mobile number",
  address: "Address",
  city: "City",
  state: "State",
  zipCode: "PIN code",
  country: "Country",
  customer: "Customer",
  total: "Total",
  payment: "Payment",
  discountCode: "Discount code",
  cashCollected: "Cash collected",
  cashRounding: "Rounding",
  payout: "Paid back",
  amount: "Amount",
  reference: "Reference",
  isPacked: "Packed",
  parcel: "Parcel",
  courier: "Courier",
  trackingId: "Tracking id",
  estimatedDelivery: "Expected on",
  pieces: "Pieces",
  reason: "Reason",
  restocked: "Back in stock",
  writtenOff: "Written off",
  items: "Rows",
  cutOffHour: "Same-day dispatch",
  workingDays: "Working days",
  holidays: "Holidays",
  zones: "Zones",
  otherMinDays: "Minimum days to the rest of India",
  otherMaxDays: "Maximum days to the rest of India",
};

const nameOf = (field: string): string => {
  if (field.startsWith("stock: ")) return `Stock of ${field.slice("stock: ".length)}`;
  if (field.startsWith("sku: ")) return `SKU of ${field.slice("sku: ".length)}`;
  if (field.startsWith("barcode: ")) return `Barcode of ${field.slice("barcode: ".length)}`;
  return (
    fieldNames[field as ProductField] ??
    otherNames[field] ??
    promotionFieldNames[field] ??
    collectionFieldNames[field] ??
    field
  );
};

/** The words for a value that is missing. */
export const NO_VALUE = "none";

/** Statuses of orders and of batches: words in lower case. */
const statusFields = ["orderStatus", "status", "staffRole"];

/** Amounts in rupees. */
const amountFields = ["price", "mrp", "total", "cashCollected", "cashRounding", "amount", "minSubtotal"];

const paymentNames: Record<string, string> = { cod: "Cash on delivery", online: "Payment link" };

type Zone = { name: string; minDays: number; maxDays: number; states: string[]; pinPrefixes: string[] };

const zoneWords = ({ name, minDays, maxDays, states, pinPrefixes }: Zone): string => {
  const pins = pinPrefixes.length > 0 ? [`PIN codes ${pinPrefixes.join(", ")}`] : [];
  const places = [...states, ...pins].join(", ");
  return `${name}: ${minDays} to ${maxDays} days${places ? ` (${places})` : ""}`;
};

/** Values of the plan of delivery dates; `undefined` for other fields. */
const planWords = (field: string, value: unknown): string | undefined => {
  if (field === "cutOffHour" && typeof value === "number") return cutOffText(value);
  if (!Array.isArray(value)) return undefined;
  if (field === "workingDays")
    return value.map((day: number) => weekdays[day - 1] ?? String(day)).join(", ") || NO_VALUE;
  if (field === "zones") return (value as Zone[]).map(zoneWords).join("; ") || NO_VALUE;
  return undefined;
};

type VideoFacts = { milliseconds: number; bytes: number; posterKey: string | null };

/** A video by its duration and size, and whether a picture of its own stands for it. */
const videoWords = ({ milliseconds, bytes, posterKey }: VideoFacts): string =>
  `${clipFacts({ seconds: milliseconds / 1000, bytes })}${posterKey === null ? "" : ", with a picture of its own"}`;

const valueWords = (field: string, value: unknown): string => {
  const special =
    planWords(field, value) ?? collectionValueWords(field, value) ?? promotionValueWords(field, value);
  if (special !== undefined) return special;
  if (field === "pictures" && Array.isArray(value))
    return value.length === 1 ? "1 picture" : `${value.length} pictures`;
  if (field === "video") return value === null ? NO_VALUE : videoWords(value as VideoFacts);
  if (field === "scheduledPrices" && typeof value === "string")
    return value ? scheduleWords(value) : NO_VALUE;
  if (field === "hsn" && value === null) return "same as the category";
  if (field === "isArchived" && typeof value === "boolean") return statusWords(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (amountFields.includes(field) && typeof value === "number") return formatRupees(value);
  if (typeof value === "number") return value.toLocaleString("en-IN");
  if (field === "category" && typeof value === "string" && isCategory(value)) return categoryNames[value];
  if (field === "kind" && typeof value === "string" && isKind(value)) return kindLabels[value];
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string"))
    return value.join(", ") || NO_VALUE;
  if (statusFields.includes(field) && typeof value === "string") return sentenceCase(value.toLowerCase());
  if (field === "payment" && typeof value === "string") return paymentNames[value] ?? value;
  if (typeof value === "string") return value || NO_VALUE;
  if (value === null || value === undefined) return NO_VALUE;
  if (typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${nameOf(name)}: ${valueWords(name, part)}`)
    .join(", ");
};

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(({ id }: { id?: unknown }) => String(id)) : [];

/** The number of pictures after a change, and what happened to them: "3 pictures: 1 new". */
const picturesWords = (before: unknown, after: unknown): string => {
  const [earlier, later] = [idsOf(before), idsOf(after)];
  const newCount = later.filter((id) => !earlier.includes(id)).length;
  const removedCount = earlier.filter((id) => !later.includes(id)).length;
  const isMoved = newCount + removedCount === 0 && earlier.join() !== later.join();
  const details = [
    newCount > 0 && `${newCount} new`,
    removedCount > 0 && `${removedCount} removed`,
    isMoved && "in another order",
  ].filter(Boolean);
  const count = valueWords("pictures", later);
  return details.length > 0 ? `${count}: ${details.join(", ")}` : count;
};

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "after" in value;

const entriesOf = (changes: unknown): [string, { before: unknown; after: unknown }][] =>
  Object.entries((changes ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, { before: unknown; after: unknown }] => isChange(entry[1]),
  );

export const changeOf = (changes: unknown, field: string) =>
  entriesOf(changes).find(([each]) => each === field)?.[1];

/** Whether the changes are those of a product that was added. */
export const isNewProduct = (changes: unknown): boolean => changeOf(changes, "title")?.before === null;

/** Whether the changes bring an archived product back to the shop. */
export const isRestoredProduct = (changes: unknown): boolean => {
  const change = changeOf(changes, "isArchived");
  return change?.before === true && change.after === false;
};

const fieldOrder = Object.keys(fieldNames);

/** The position of a field in the form; fields that the form does not have come last. */
const positionOf = (field: string): number =>
  fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;

/** The changed fields of a product in words, in the order of the form. */
export const changeWords = (changes: unknown): ChangeWords[] =>
  entriesOf(changes)
    .sort(([one], [next]) => positionOf(one) - positionOf(next))
    .map(([field, { before, after }]) => ({
      field,
      name: promotionNameOf(field, after) ?? collectionNameOf(field, after) ?? nameOf(field),
      before: isNewProduct(changes) ? null : valueWords(field, before),
      after:
        field === "pictures" && !isNewProduct(changes)
          ? picturesWords(before, after)
          : valueWords(field, after),
    }));

const irrevertibleFields = ["stock", "imageUrl"];
const revertibleFields = [...Object.keys(fieldNames), "pictures", "video"].filter(
  (field) => !irrevertibleFields.includes(field),
);

/** The fields that get their values from before when a change is taken back. Stock changes by movements only. */
export const revertibleWords = (changes: unknown): ChangeWords[] =>
  changeWords(changes).filter(({ field }) => revertibleFields.includes(field));

/** Whether a change can be taken back: not a new product, and not one of the stock. The server checks it again. */
export const isRevertible = (changes: unknown): boolean =>
  !isNewProduct(changes) && revertibleWords(changes).length > 0;
