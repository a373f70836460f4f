import type { AuditAction, Channel } from "../../../graphql/generated.ts";
import { changeOf, isNewProduct } from "./change-words.ts";

type Words = string | ((changes: unknown) => string);

/** Words by the value of a field after the change: those of `value`, else the others. */
const byValue =
  (field: string, value: unknown, [words, otherWords]: readonly [string, string]): Words =>
  (changes) =>
    changeOf(changes, field)?.after === value ? words : otherWords;

const addedOrChanged: Words = (changes) => (isNewProduct(changes) ? "Added" : "Changed");

const pausedOrResumed = byValue("isPaused", false, ["Resumed", "Paused"]);

const hiddenOrShown = byValue("isHidden", false, ["Shown again", "Hidden"]);

const actionNames: Record<AuditAction, Words> = {
  ADD_PRODUCT: "Added",
  DUPLICATE_PRODUCT: "Added as a copy",
  MARK_REVIEWS_READ: "Marked as read",
  SET_ADMIN_NOTIFICATION: "Notifications changed",
  CHANGE_PRODUCT: "Changed",
  SET_SIMILAR_PRODUCTS: "“You might also like” changed",
  CHANGE_STOCK: "Stock changed",
  CHANGE_VARIANT_CODES: "SKUs and barcodes changed",
  TRACK_STOCK: "Stock counting changed",
  REVERT_CHANGE: "Change reverted",
  ADD_PRODUCT_PICTURE: "Picture added",
  ADD_PRODUCT_PICTURE_BY_URL: "Picture added by URL",
  CHANGE_PRODUCT_PICTURE: "Picture changed",
  ORDER_PRODUCT_PICTURES: "Pictures reordered",
  REMOVE_PRODUCT_PICTURE: "Picture removed",
  ADD_PRODUCT_VIDEO: "Video added",
  CHANGE_VIDEO_POSTER: "Picture of the video changed",
  REMOVE_PRODUCT_VIDEO: "Video removed",
  APPLY_PRODUCT_BATCH: "Changed with other products",
  IMPORT_PRODUCTS: addedOrChanged,
  UNDO_PRODUCT_BATCH: "Import or bulk change undone",
  CHECK_BULK_CHANGE: "Bulk change checked",
  CHECK_GRID_EDITS: "Table of changes checked",
  START_IMPORT: "Import started",
  UPLOAD_IMPORT_PART: "Import file uploaded",
  UPLOAD_IMPORT_PICTURE: "Import picture uploaded",
  CHECK_IMPORT: "Import checked",
  CHECK_UNDO: "Undo checked",
  CHANGE_ORDER_STATUS: "Status changed",
  CHANGE_ORDER_NOTES: "Note to the packer changed",
  CHANGE_ORDER_ADDRESS: "Address changed",
  CHANGE_ORDER_LINE: "Size or colour changed",
  PLACE_ORDER_FOR_CUSTOMER: "Ordered by phone",
  MARK_CASH_COLLECTED: "Cash marked as collected",
  COLLECT_COURIER_CASH: "Cash collected by a courier's file",
  FETCH_SETTLEMENTS: "Settlements fetched",
  RECORD_PAYOUT: "Cash refund paid",
  UNDO_PAYOUT: "Cash refund marked as unpaid",
  CANCEL_PIECES: "Pieces removed",
  REFUND_ORDER: "Refunded by hand",
  REQUEST_RETURN_FOR_CUSTOMER: "Return requested for the customer",
  MAIL_INVOICE: "Invoice mailed again",
  MAIL_CREDIT_NOTE: "Credit note mailed again",
  PACK_ORDERS: "Packed",
  UNPACK_ORDER: "No longer packed",
  SHIP_PARCEL: "Parcel shipped",
  CHANGE_PARCEL: "Parcel corrected",
  IMPORT_TRACKING: "Parcel shipped by a courier's file",
  APPROVE_RETURN: "Return approved",
  REFUSE_RETURN: "Return refused",
  RECEIVE_RETURN: "Return received",
  INSPECT_RETURN: "Return inspected",
  SEND_REPLACEMENT: "Replacement sent",
  MARK_MESSAGE_READ: "Opened",
  ANSWER_MESSAGE: "Answered",
  ADD_MESSAGE_NOTE: "Note added",
  SET_MESSAGE_CATEGORY: "Topic changed",
  CHANGE_DELIVERY_PLAN: "Delivery dates changed",
  CHANGE_SETTINGS: "Settings changed",
  SEND_TEST_MAIL: "Test mail sent",
  END_PROMOTION: "Ended",
  SAVE_CONTENT_DRAFT: "Draft changed",
  PUBLISH_CONTENT: "Published",
  REPUBLISH_CONTENT: "Earlier version published again",
  CANCEL_SCHEDULED_CONTENT: "Schedule cancelled",
  WITHDRAW_CONTENT: "Taken down",
  DISCARD_CONTENT_DRAFT: "Draft discarded",
  ADD_CONTENT_PICTURE: "Picture added",
  DELETE_PROMOTION: "Deleted",
  DELETE_COLLECTION: "Deleted",
  ORDER_COLLECTIONS: "Reordered",
  INVITE_STAFF: "Invited",
  RESEND_STAFF_INVITATION: "Invited again",
  CANCEL_STAFF_INVITATION: "Invitation cancelled",
  ACCEPT_STAFF_INVITATION: "Joined the staff",
  CHANGE_STAFF_ROLE: "Role changed",
  END_STAFF_ACCESS: "Access ended",
  ADD_WEBHOOK: "Webhook added",
  CHANGE_WEBHOOK: "Webhook changed",
  ROTATE_WEBHOOK_KEY: "New signing key",
  DELETE_WEBHOOK: "Webhook deleted",
  PING_WEBHOOK: "Test message sent",
  RESEND_WEBHOOK: "Message sent again",
  ADD_API_KEY: "API key created",
  END_API_KEY: "API key ended",
  RESET_PASSWORD: "API key ended by a new password",
  RESET_SECOND_FACTOR: "Two-step login turned off",
  ADD_CUSTOMER_NOTE: "Note added",
  DELETE_CUSTOMER_NOTE: "Note deleted",
  SET_CUSTOMER_TAGS: "Tags changed",
  EXPORT_ORDERS: "Orders exported",
  EXPORT_CUSTOMERS: "Customers exported",
  EXPORT_SALES: "Sales exported",
  ADD_PROMOTION_CODES: "Single-use codes added",
  ARCHIVE_PRODUCT: byValue("isArchived", false, ["Restored to the shop", "Archived"]),
  HIDE_REVIEW: hiddenOrShown,
  HIDE_REVIEW_PHOTO: byValue("isHidden", false, ["Photograph shown again", "Photograph hidden"]),
  ANSWER_REVIEW: byValue("answer", null, ["Answer deleted", "Answered"]),
  SET_COLLECTION_HIDDEN: hiddenOrShown,
  SET_MESSAGE_HANDLED: byValue("isHandled", true, ["Resolved", "Reopened"]),
  SAVE_PROMOTION: addedOrChanged,
  SAVE_COLLECTION: addedOrChanged,
  SET_PROMOTION_PAUSED: pausedOrResumed,
  PAUSE_WEBHOOK: pausedOrResumed,
  SET_CUSTOMER_CASH_BLOCK: byValue("cashBlockReason", null, [
    "Cash on delivery allowed again",
    "Cash on delivery blocked",
  ]),
};

const channelNames: Record<Channel, string> = {
  PAGE: "in the admin",
  REST: "over the REST API",
  CSV: "by file import",
};

export const channelWords = (channel: Channel): string => channelNames[channel];

/** What the admin did. */
export const actionWords = (action: AuditAction, changes: unknown): string => {
  const words = actionNames[action];
  return typeof words === "string" ? words : words(changes);
};
