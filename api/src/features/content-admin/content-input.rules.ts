import {
  ContentKind,
  fieldOfKind,
  generalChart,
  isPageSlug,
  productOfChart,
  specifiedPages,
  type AnnouncementBody,
  type ContentBody,
  type ContentColor,
  type PageBody,
  type SizeChartBody,
} from "../content/content-body.rules.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { asId, isId } from "../../platform/ids.ts";
import {
  checkedCount,
  checkedDates,
  checkedLine,
  checkedLinked,
  checkedText,
  invalid,
  neededLine,
} from "./content-field.rules.ts";
import { checkedHome, type PictureSizes, type TypedSection } from "./home-input.rules.ts";

type TypedAnnouncement = {
  text: string;
  linkText: string;
  link: string;
  color: ContentColor;
  startsAt?: Date | null;
  endsAt?: Date | null;
};

type TypedPage = Omit<PageBody, "footerPosition"> & { footerPosition?: number | null };

/** What an admin enters: exactly one of the fields. */
export type TypedContent = {
  home?: { sections: TypedSection[] } | null;
  announcement?: TypedAnnouncement | null;
  page?: TypedPage | null;
  sizeChart?: SizeChartBody | null;
};

const checkedAnnouncement = (typed: TypedAnnouncement): AnnouncementBody => ({
  text: neededLine(typed.text, "announcement.text", 120, "A text"),
  ...checkedLinked(typed, "announcement"),
  color: typed.color,
  ...checkedDates(typed, "announcement"),
});

const checkedPage = (typed: TypedPage): PageBody => {
  const { footerPosition = null } = typed;
  if (
    footerPosition !== null &&
    !(Number.isInteger(footerPosition) && footerPosition >= 0 && footerPosition <= 999)
  )
    invalid("page.footerPosition", "A position in the footer is a whole number from 0 to 999.");
  return {
    name: neededLine(typed.name, "page.name", 40, "A name"),
    heading: neededLine(typed.heading, "page.heading", 120, "A heading"),
    lead: checkedLine(typed.lead, "page.lead", 600, "An introduction"),
    aside: checkedText(typed.aside, "page.aside", 2000, "The text beside the heading"),
    body: checkedText(typed.body, "page.body", 20_000, "A text"),
    description: checkedLine(typed.description, "page.description", 300, "A description"),
    footerPosition,
  };
};

const isMeasure = (value: number): boolean => value >= 0.1 && value <= 500;

const checkedChart = ({ unit, note, measures, rows }: SizeChartBody): SizeChartBody => {
  checkedCount(measures, "sizeChart.measures", [1, 8], "Measures");
  checkedCount(rows, "sizeChart.rows", [1, 30], "Sizes");
  const chart = {
    unit,
    note: checkedLine(note, "sizeChart.note", 300, "A note"),
    measures: measures.map(({ name, how }, index) => ({
      name: neededLine(name, `sizeChart.measures.${index}.name`, 40, "A measure"),
      how: checkedLine(how, `sizeChart.measures.${index}.how`, 120, "The way to measure"),
    })),
    rows: rows.map(({ size, values }, index) => {
      const field = `sizeChart.rows.${index}`;
      if (values.length !== measures.length || !values.every(isMeasure))
        invalid(`${field}.values`, "Please enter each measure, a number from 0.1 to 500.");
      return {
        size: neededLine(size, `${field}.size`, 20, "A size"),
        values: values.map((value) => Math.round(value * 10) / 10),
      };
    }),
  } satisfies SizeChartBody;
  const sizes = chart.rows.map(({ size }) => size.toUpperCase());
  if (new Set(sizes).size < sizes.length) invalid("sizeChart.rows", "A size is in the chart twice.");
  return chart;
};

const kinds = Object.values(ContentKind);

/** The kind of what an admin enters. */
export const kindOfInput = (typed: TypedContent): ContentKind => {
  const kind = kinds.find((each) => typed[fieldOfKind[each]]);
  if (!kind) throw new Error("The input has none of its fields.");
  return kind;
};

/** Throws CONTENT_INVALID with the path of the field, BAD_ID. */
export const checkedContent = (typed: TypedContent, sizes: PictureSizes): ContentBody => ({
  ...(typed.home && { home: checkedHome(typed.home, sizes) }),
  ...(typed.announcement && { announcement: checkedAnnouncement(typed.announcement) }),
  ...(typed.page && { page: checkedPage(typed.page) }),
  ...(typed.sizeChart && { sizeChart: checkedChart(typed.sizeChart) }),
});

/** Words that could be taken for other addresses of the shop. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...specifiedPages,
  "home",
  "shop",
  "admin",
  "api",
  "new",
  "preview",
]);

/** The slug of a new text. Throws CONTENT_INVALID. */
export const checkedSlug = (kind: ContentKind, typed: string): string => {
  const slug = typed.trim();
  if (kind === ContentKind.PAGE) {
    if (!isPageSlug(slug))
      invalid(
        "slug",
        "An address has small letters a to z, digits and single hyphens, at most 60 characters.",
      );
    if (reservedSlugs.has(slug))
      invalid("slug", "The shop itself uses this address. Please choose another one.");
    return slug;
  }
  const isKind = Object.values<string>(GarmentKind).includes(slug);
  const productId = productOfChart(slug);
  if (kind === ContentKind.SIZE_CHART && (slug === generalChart || isKind)) return slug;
  if (kind === ContentKind.SIZE_CHART && isId(productId)) return `product/${asId(productId)}`;
  return invalid("slug", "A size chart is of a kind of garment or of a product.");
};

/** The name of a text in lists and in the history. `productTitle` is that of the product of a size chart. */
export const titleOf = (
  { kind, slug }: { kind: ContentKind; slug: string },
  body: ContentBody | null,
  productTitle: string | null | undefined,
): string => {
  if (kind === ContentKind.HOME) return "Home";
  if (kind === ContentKind.ANNOUNCEMENT) return "Announcement";
  if (kind === ContentKind.PAGE) return body?.page?.name ?? slug;
  return `Size chart: ${productTitle ?? slug}`;
};
