/** What does not match between orders, invoices, credit notes, payments, refunds, settlements and the couriers' cash. */
export enum BookDifferenceKind {
  ORDER_WITHOUT_INVOICE = "order without invoice",
  INVOICE_WITHOUT_PAYMENT = "invoice without payment",
  INVOICE_AMOUNT = "invoice amount",
  OTHER_GSTIN = "other gstin",
  PAYMENT_WITHOUT_INVOICE = "payment without invoice",
  CREDIT_WITHOUT_NOTE = "credit without note",
  REFUND_DUE = "refund due",
  CASH_OWED = "cash owed",
  CASH_AMOUNT = "cash amount",
  CASH_ON_THE_WAY = "cash on the way",
  NOT_SETTLED = "not settled",
  SETTLEMENT_ROW = "settlement row",
  LOST_DISPUTE = "lost dispute",
}
