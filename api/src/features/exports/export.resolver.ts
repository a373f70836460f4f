import { Ctx, Mutation, Resolver } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { DownloadLink } from "../../platform/files/download-link.types.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { ExportKind, type Export } from "./export.rules.ts";
import { startExport } from "./start-export.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { ExportOrdersInput, ExportCustomersInput, ExportSalesInput } from "./export-inputs.types.ts";

const start = (context: Context, range: Export): Promise<DownloadLink> =>
  startExport(context.services, { viewer: loggedIn(context.viewer), author: authorOf(context) }, range);

const result =
  "Returns a link to a CSV file, valid for 10 minutes while the viewer keeps the role, and the API key works that has asked for it.";

@Resolver()
export class RecordExportResolver {
  @Authorized(Permission.EXPORTS, Permission.EXPORT_CUSTOMERS)
  @Refuses("CONFIRMATION_NEEDED")
  @Mutation(() => DownloadLink, {
    description: `Exports the orders that were placed on some days. ${result}`,
  })
  exportOrders(
    @Ctx() context: Context,
    @InputArg(() => ExportOrdersInput) { from, to, hasContacts }: ExportOrdersInput,
  ): Promise<DownloadLink> {
    return start(context, { kind: hasContacts ? ExportKind.CONTACTS : ExportKind.ORDERS, from, to });
  }

  @Authorized(Permission.EXPORT_CUSTOMERS)
  @Refuses("CONFIRMATION_NEEDED")
  @Mutation(() => DownloadLink, {
    description: `Exports the accounts of shoppers that were created on some days. ${result}`,
  })
  exportCustomers(
    @Ctx() context: Context,
    @InputArg(() => ExportCustomersInput) { from, to }: ExportCustomersInput,
  ): Promise<DownloadLink> {
    return start(context, { kind: ExportKind.CUSTOMERS, from, to });
  }

  @Authorized(Permission.EXPORTS)
  @Refuses("CONFIRMATION_NEEDED")
  @Mutation(() => DownloadLink, {
    description: `Exports the sales of some days, one row for each day, variant and rate of GST. ${result}`,
  })
  exportSales(
    @Ctx() context: Context,
    @InputArg(() => ExportSalesInput) { from, to }: ExportSalesInput,
  ): Promise<DownloadLink> {
    return start(context, { kind: ExportKind.SALES, from, to });
  }
}
