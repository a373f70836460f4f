import type {
  ContentEditor_ContentFragment,
  ContentInput,
  ContentKind,
  HomeSectionInput,
  SizeChart_ChartFragment,
} from "../../graphql/generated.ts";
import { draftChanges } from "../product-admin/versioned-form/draft-changes.ts";

/** The heading of a new row of products. */
export const NEW_ROW_TITLE = "New arrivals";

/** What the editor holds of a text: the input of the server. */
export type ContentDraft = ContentInput;

/** The names of Apollo's objects are no input. */
const withoutTypeNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutTypeNames);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "__typename")
      .map(([name, inner]) => [name, withoutTypeNames(inner)]),
  );
};

const emptyDrafts: Record<ContentKind, ContentDraft> = {
  HOME: { home: { sections: [] } },
  ANNOUNCEMENT: { announcement: { text: "", linkText: "", link: "", color: "MADDER" } },
  PAGE: {
    page: { name: "", heading: "", lead: "", aside: "", body: "", description: "", footerPosition: 100 },
  },
  SIZE_CHART: {
    sizeChart: {
      unit: "INCH",
      note: "",
      measures: [{ name: "Bust", how: "" }],
      rows: [{ size: "M", values: [36] }],
    },
  },
};

/** The draft of a new text. */
export const emptyDraft = (kind: ContentKind): ContentDraft => emptyDrafts[kind];

/** The stored text as a draft. */
export const draftOf = ({
  kind,
  body,
}: Pick<ContentEditor_ContentFragment, "kind" | "body">): ContentDraft => {
  const { home, announcement, page, sizeChart } = withoutTypeNames(body ?? {}) as ContentDraft;
  if (home) return { home };
  if (announcement) return { announcement };
  if (page) return { page };
  return sizeChart ? { sizeChart } : emptyDraft(kind);
};

/** The draft of a size chart that starts as a copy of another one, or empty. */
export const startOfChart = (chart: SizeChart_ChartFragment | null): ContentDraft =>
  chart ? { sizeChart: withoutTypeNames(chart) as SizeChart_ChartFragment } : emptyDraft("SIZE_CHART");

/** A text changes as a whole. What it says is shown in its form, not in words. */
export const contentChanges = draftChanges<ContentDraft>({
  names: { home: "Home", announcement: "Announcement", page: "Page", sizeChart: "Size chart" },
  wordsOf: () => "",
});

const linked = { linkText: "", link: "" };

/** The sections that can be added, with what they begin as. A picture with a text begins when its picture is there. */
export const newSections: readonly { label: string; make: () => Omit<HomeSectionInput, "key"> }[] = [
  {
    label: "Banner",
    make: () => ({ banner: { title: "New banner", text: "", ...linked, color: "MARIGOLD", picture: null } }),
  },
  {
    label: "Row of products",
    make: () => ({
      productRow: {
        title: NEW_ROW_TITLE,
        text: "",
        source: "NEWEST",
        term: "",
        collectionId: null,
        productIds: [],
        ...linked,
      },
    }),
  },
  {
    label: "Collection cards",
    make: () => ({
      collectionCards: {
        title: "Collections",
        cards: [{ title: "", text: "", link: "", picture: null }],
      },
    }),
  },
  {
    label: "Headline",
    make: () => ({
      hero: { title: "NEW\nSEASON", text: "", linkText: "Shop Now", link: "/shop", picture: null },
    }),
  },
  { label: "Reviews with photographs", make: () => ({ reviews: { title: "Worn by our customers" } }) },
  { label: "Welcome discount", make: () => ({ part: "SUBSCRIBE" }) },
  { label: "Shipping, returns, payment", make: () => ({ part: "PROMISES" }) },
];

/** What a section is, for its heading in the editor. */
export const sectionName = (section: HomeSectionInput): string => {
  if (section.hero) return "Headline";
  if (section.collectionCards) return "Collection cards";
  if (section.productRow) return "Row of products";
  if (section.pictureText) return "Picture with text";
  if (section.banner) return "Banner";
  if (section.reviews) return "Reviews with photographs";
  return section.part === "SUBSCRIBE" ? "Welcome discount" : "Shipping, returns, payment";
};

/** The title of a section on one line; empty if it has none. */
export const sectionTitle = ({
  hero,
  collectionCards,
  productRow,
  pictureText,
  banner,
  reviews,
}: HomeSectionInput): string =>
  (hero ?? collectionCards ?? productRow ?? pictureText ?? banner ?? reviews)?.title.replaceAll("\n", " ") ??
  "";
