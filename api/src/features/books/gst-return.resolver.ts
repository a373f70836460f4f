import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { DownloadLink } from "../../platform/files/download-link.types.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Month } from "../../platform/graphql/month.scalar.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import { countFigure } from "../shop/count-figure.ts";
import { numberAfter } from "../invoices/invoice-number.rules.ts";
import { countOfRow } from "./document-series.rules.ts";
import { gstFileLink } from "./gst-link.ts";
import { gstinOf, readGstReturn } from "./gst-return.query.ts";
import { sectionsOf, sumOf } from "./gst-sections.rules.ts";
import { GstReturnView } from "./gst-return.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { GstFileLinkInput } from "./gst-return-inputs.types.ts";

@Resolver()
export class GstReturnResolver {
  @Authorized(Permission.MONEY)
  @Refuses("GSTIN_MISSING")
  @Query(() => GstReturnView, { description: "GSTR-1 of a month." })
  async gstReturn(
    @Ctx() { services }: Context,
    @Arg("month", () => Month, { description: "Month in India." }) month: string,
  ): Promise<GstReturnView> {
    const gstin = gstinOf(services);
    const { value, countedAt } = await countFigure(
      services,
      `GST return of ${gstin} for ${month}`,
      () => readGstReturn(services, { gstin, month }),
      ({ gstReturn: { invoices, creditNotes } }) => invoices.count + creditNotes.count,
    );
    const { gstReturn, series } = value;
    return {
      month,
      gstin,
      invoices: sumOf(gstReturn.invoices),
      creditNotes: sumOf(gstReturn.creditNotes),
      sections: sectionsOf(gstReturn),
      documents: series.flatMap(({ name, rows }) =>
        rows.map((row) => ({
          series: name,
          kind: row.kind,
          from: numberAfter(row.start, row.from),
          to: numberAfter(row.start, row.to),
          count: countOfRow(row),
        })),
      ),
      countedAt,
    };
  }

  @Authorized(Permission.MONEY)
  @Refuses("GSTIN_MISSING")
  @Query(() => DownloadLink, {
    description: "Link to a file of a month's GST return, valid for 10 minutes.",
  })
  gstFileLink(
    @Ctx() { services, viewer }: Context,
    @InputArg(() => GstFileLinkInput) { month, file }: GstFileLinkInput,
  ): DownloadLink {
    gstinOf(services);
    return gstFileLink(services, loggedIn(viewer), { month, file });
  }
}
