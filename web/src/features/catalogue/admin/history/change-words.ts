import { formatRupees } from "../../../../ui/money.ts";
import { kindLabels } from "../../kind-labels.ts";
import { categoryNames, isCategory } from "../form/category-choices.ts";
import { isKind } from "../form/kind-choices.ts";
import { fieldNames } from "../form/field-words.ts";
import type { ProductField } from "../form/product-texts.ts";

/** One changed field in words. `before` is `null` for a new product. */
export type ChangeWords = { field: string; name: string; before: string | null; after: string };

const actionNames: Record<string, string> = {
  addProduct: "Added",
  duplicateProduct: "Added as a copy",
  changeProduct: "Changed",
  changeStock: "Stock changed",
  trackStock: "Way of counting changed",
  revertChange: "A change was taken back",
  addProductPicture: "Picture added",
  addProductPictureByUrl: "Picture added by URL",
  changeProductPicture: "Picture changed",
  orderProductPictures: "Pictures put in order",
  removeProductPicture: "Picture removed",
  applyProductBatch: "Changed with other products",
  importProducts: "Changed",
  undoProductBatch: "An import or a bulk change was undone",
  checkBulkChange: "Bulk change checked",
  checkGridEdits: "Table of changes checked",
  startImport: "Import started",
  uploadImportPart: "Import file uploaded",
  uploadImportPicture: "Import picture uploaded",
  checkImport: "Import checked",
  checkUndo: "Undo checked",
  changeOrderStatus: "Status changed",
  changeOrderNotes: "Note to the packer changed",
  changeOrderAddress: "Address changed",
  changeOrderLine: "Size or colour changed",
  placeOrderForCustomer: "Ordered by phone",
  markCashCollected: "Cash marked as collected",
  collectCourierCash: "Cash collected by a courier's file",
  fetchSettlements: "Settlements fetched",
  recordPayout: "Money paid back",
  packOrders: "Packed",
  unpackOrder: "No longer packed",
  shipParcel: "Parcel shipped",
  changeParcel: "Parcel corrected",
  importTracking: "Parcel shipped by a courier's file",
  approveReturn: "Return approved",
  refuseReturn: "Return refused",
  receiveReturn: "Return received",
  inspectReturn: "Return inspected",
  sendReplacement: "Replacement sent",
  markMessageRead: "Opened",
};

const doorNames: Record<string, string> = {
  PAGE: "on the admin's pages",
  REST: "by the REST API",
  CSV: "by an imported file",
};

export const doorWords = (door: string): string => doorNames[door] ?? door;

const otherNames: Record<string, string> = {
  isArchived: "Archived",
  isHidden: "Hidden",
  isRead: "Read",
  isHandled: "Handled",
  orderStatus: "Status",
  status: "Status",
  isTracked: "Counted by size and colour",
  pictures: "Pictures",
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
  cashCollected: "Cash collected",
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
};

const nameOf = (field: string): string => {
  if (field.startsWith("stock: ")) return `Stock of ${field.slice("stock: ".length)}`;
  return fieldNames[field as ProductField] ?? otherNames[field] ?? field;
};

/** The words for a value that is missing. */
export const NO_VALUE = "none";

/** Statuses of orders and of batches: words in lower case. */
const statusFields = ["orderStatus", "status"];

/** Amounts in rupees. */
const amountFields = ["price", "total", "cashCollected", "amount"];

const paymentNames: Record<string, string> = { cod: "Cash on delivery", online: "Payment link" };

const inSentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const valueWords = (field: string, value: unknown): string => {
  if (field === "pictures" && Array.isArray(value))
    return value.length === 1 ? "1 picture" : `${value.length} pictures`;
  if (field === "hsn" && value === null) return "the code of the category";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (amountFields.includes(field) && typeof value === "number") return formatRupees(value);
  if (typeof value === "number") return value.toLocaleString("en-IN");
  if (field === "category" && typeof value === "string" && isCategory(value)) return categoryNames[value];
  if (field === "kind" && typeof value === "string" && isKind(value)) return kindLabels[value];
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string"))
    return value.join(", ") || NO_VALUE;
  if (statusFields.includes(field) && typeof value === "string") return inSentenceCase(value);
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

const changeOf = (changes: unknown, field: string) =>
  entriesOf(changes).find(([each]) => each === field)?.[1];

/** Whether the changes are those of a product that was added. */
export const isNewProduct = (changes: unknown): boolean => changeOf(changes, "title")?.before === null;

/** Whether the changes bring an archived product back to the shop. */
export const isRestoredProduct = (changes: unknown): boolean => {
  const change = changeOf(changes, "isArchived");
  return change?.before === true && change.after === false;
};

/** What the admin did. An unknown mutation is named as it is. */
export const actionWords = (action: string, changes: unknown): string => {
  if (action === "archiveProduct")
    return changeOf(changes, "isArchived")?.after === false ? "Restored to the shop" : "Archived";
  if (action === "hideReview")
    return changeOf(changes, "isHidden")?.after === false ? "Shown again" : "Hidden";
  if (action === "hideReviewPhoto")
    return changeOf(changes, "isHidden")?.after === false ? "Photograph shown again" : "Photograph hidden";
  if (action === "setMessageHandled")
    return changeOf(changes, "isHandled")?.after === false ? "Reopened" : "Handled";
  if (action === "importProducts" && isNewProduct(changes)) return "Added";
  return actionNames[action] ?? action;
};

const fieldOrder = Object.keys(fieldNames);

/** The place of a field in the form; fields that the form does not have come last. */
const placeOf = (field: string): number =>
  fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length;

/** The changed fields of a product in words, in the order of the form. */
export const changeWords = (changes: unknown): ChangeWords[] =>
  entriesOf(changes)
    .sort(([one], [next]) => placeOf(one) - placeOf(next))
    .map(([field, { before, after }]) => ({
      field,
      name: nameOf(field),
      before: isNewProduct(changes) ? null : valueWords(field, before),
      after:
        field === "pictures" && !isNewProduct(changes)
          ? picturesWords(before, after)
          : valueWords(field, after),
    }));

const irrevertibleFields = ["stock", "imageUrl"];
const revertibleFields = [...Object.keys(fieldNames), "isArchived", "pictures"].filter(
  (field) => !irrevertibleFields.includes(field),
);

/** The fields that get their values from before when a change is taken back. Stock changes by movements only. */
export const revertibleWords = (changes: unknown): ChangeWords[] =>
  changeWords(changes).filter(({ field }) => revertibleFields.includes(field));

/** Whether a change can be taken back: not a new product, and not one of the stock. The server checks it again. */
export const isRevertible = (changes: unknown): boolean =>
  !isNewProduct(changes) && revertibleWords(changes).length > 0;
