import { changeOf, isNewProduct } from "./change-words.ts";

const actionNames: Record<string, string> = {
  addProduct: "Added",
  duplicateProduct: "Added as a copy",
  changeProduct: "Changed",
  changeStock: "Stock changed",
  trackStock: "Stock counting changed",
  revertChange: "A change was reverted",
  addProductPicture: "Picture added",
  addProductPictureByUrl: "Picture added by URL",
  changeProductPicture: "Picture changed",
  orderProductPictures: "Pictures reordered",
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
  changeDeliveryPlan: "Delivery dates changed",
};

const doorNames: Record<string, string> = {
  PAGE: "on the admin's pages",
  REST: "by the REST API",
  CSV: "by an imported file",
};

export const doorWords = (door: string): string => doorNames[door] ?? door;

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
