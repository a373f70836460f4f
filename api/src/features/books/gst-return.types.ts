import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Month } from "../../platform/graphql/month.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";
import { SeriesRowKind } from "./document-series.rules.ts";
import { GstFile, type GstSection } from "./gst-file.rules.ts";

registerEnumType(GstFile, {
  name: "GstFile",
  description:
    "File of a GST return. JSON: the whole return for the portal. As CSV: B2CS sales to consumers by state and rate, B2CL large invoices to other states, CDNUR credit notes of such invoices, HSN sales by code, DOCUMENTS numbers of the documents issued.",
});

registerEnumType(SeriesRowKind, {
  name: "SeriesRowKind",
  description:
    "What is said of numbers in a row. ISSUED: documents of the return. MISSING: the shop has no such documents. OTHER_GSTIN: issued under another GSTIN, or without one.",
});

@ObjectType("GstReturnSection", {
  description: "Section of a GST return with the sums of its rows.",
  simpleResolvers: true,
})
export class GstSectionView {
  @Field(() => GstFile, { description: "Section, as its file is named." })
  section!: GstSection;

  @Field(() => Int, { description: "Number of rows; of B2CL and CDNUR, of documents." })
  count!: number;

  @Field(() => Rupees, { description: "Taxable value, in rupees." })
  taxable!: Paise;

  @Field(() => Rupees, { description: "Integrated tax, in rupees." })
  igst!: Paise;

  @Field(() => Rupees, { description: "Central tax, in rupees." })
  cgst!: Paise;

  @Field(() => Rupees, { description: "Tax of the state or union territory, in rupees." })
  sgst!: Paise;

  @Field(() => Rupees, { description: "Value with the taxes, in rupees." })
  total!: Paise;
}

@ObjectType("GstDocumentRow", {
  description: "Numbers in a row of the documents issued in a month.",
  simpleResolvers: true,
})
export class GstDocumentRowView {
  @Field(() => String, { description: "Name of the series at the portal." })
  series!: string;

  @Field(() => SeriesRowKind, { description: "What is said of the numbers." })
  kind!: SeriesRowKind;

  @Field(() => String, { description: "First number." })
  from!: string;

  @Field(() => String, { description: "Last number." })
  to!: string;

  @Field(() => Int, { description: "Number of numbers." })
  count!: number;
}

@ObjectType("GstDocumentSum", {
  description: "Documents of one kind that a return contains.",
  simpleResolvers: true,
})
export class GstDocumentSumView {
  @Field(() => Int, { description: "Number of documents." })
  count!: number;

  @Field(() => Rupees, { description: "Their sum with the taxes, in rupees." })
  total!: Paise;
}

@ObjectType("GstReturn", {
  description: "GSTR-1 of a month, from the invoices and credit notes as they were issued.",
  simpleResolvers: true,
})
export class GstReturnView {
  @Field(() => Month, { description: "Month of the return." })
  month!: string;

  @Field(() => String, { description: "GSTIN under which the documents were issued." })
  gstin!: string;

  @Field(() => GstDocumentSumView, { description: "Invoices of the month." })
  invoices!: GstDocumentSumView;

  @Field(() => GstDocumentSumView, { description: "Credit notes of the month." })
  creditNotes!: GstDocumentSumView;

  @Field(() => [GstSectionView], { description: "Sections with amounts, in the order of the portal." })
  sections!: GstSectionView[];

  @Field(() => [GstDocumentRowView], {
    description: "Documents issued: numbers without gaps, and each gap as a row of its own.",
  })
  documents!: GstDocumentRowView[];

  @Field(() => Date, {
    nullable: true,
    description: "When it was counted, if that was not just now: up to 30 seconds ago in a large shop.",
  })
  countedAt!: Date | null;
}
