import { sqlFile } from "../migrations/sql-file.ts";
import { sqlStatements } from "../platform/database/apply-sql.ts";

/** The files of functions and triggers, in the order in which they are applied. */
const files = [
  "features/audit/audit.sql",
  "features/catalogue/catalogue.sql",
  "features/restock-alerts/restock-alerts.sql",
  "features/orders/orders.sql",
  "features/payments/payments.sql",
  "features/invoices/invoices.sql",
  "features/returns/returns.sql",
];

/** The statements that create the functions and triggers of the shop. */
export const shopSql = files.flatMap((file) => sqlStatements(sqlFile(file)));
