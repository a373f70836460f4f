import type { Services } from "../shop/services.ts";
import {
  ContentKind,
  generalChart,
  type HomeBody,
  type HomeSectionBody,
  type PageBody,
  type SizeChartBody,
} from "./content-body.rules.ts";
import { isShownAt } from "./content-dates.rules.ts";
import type { CurrentAnnouncement, FooterPage, TextPage } from "./content.types.ts";
import { contentNow, currentContent, currentContents } from "./current-content.ts";
import type { HomeType } from "./home.types.ts";
import { linkedCollection, opensCollection } from "./linked-collection.ts";
import { blocksOf, inlineOf } from "./markup.ts";

/** The marks of stored pages. A body never changes, so they are read once. */
const readMarks = new WeakMap<PageBody, Pick<TextPage, "lead" | "aside" | "body">>();

const marksOf = (page: PageBody): Pick<TextPage, "lead" | "aside" | "body"> => {
  const marks = readMarks.get(page) ?? {
    lead: inlineOf(page.lead),
    aside: blocksOf(page.aside),
    body: blocksOf(page.body),
  };
  readMarks.set(page, marks);
  return marks;
};

/** A version of a page with its marks read. */
export const shownPage = (
  page: PageBody,
  version: { slug: string; number: number; publishedAt: Date; isCurrent: boolean },
): TextPage => ({
  id: `${version.slug}.${version.number}`,
  slug: version.slug,
  name: page.name,
  heading: page.heading,
  description: page.description,
  ...marksOf(page),
  version: version.number,
  publishedAt: version.publishedAt,
  isCurrent: version.isCurrent,
});

const withShownCards = async (services: Services, section: HomeSectionBody): Promise<HomeSectionBody[]> => {
  const { collectionCards } = section;
  if (!collectionCards) return [section];
  const isShown = await Promise.all(
    collectionCards.cards.map(
      async ({ link }) => !opensCollection(link) || Boolean(await linkedCollection(services, link)),
    ),
  );
  const cards = collectionCards.cards.filter((_, index) => isShown[index]);
  return cards.length > 0 ? [{ ...section, collectionCards: { ...collectionCards, cards } }] : [];
};

/** A home page without the cards of collections that the shop does not show. */
export const shownHome = async (services: Services, { sections }: HomeBody): Promise<HomeType> => ({
  sections: (await Promise.all(sections.map((section) => withShownCards(services, section)))).flat(),
});

/** The home page as it is now, without the banners that are not shown now. A shop always has one: it cannot be withdrawn. */
export const currentHome = async (services: Services): Promise<HomeType> => {
  const content = await currentContent(services, ContentKind.HOME);
  const sections = content?.body.home?.sections ?? [];
  const now = await contentNow(services);
  return shownHome(services, {
    sections: sections.filter(({ banner }) => !banner || isShownAt(banner, now)),
  });
};

/** `undefined` outside of its dates. */
export const currentAnnouncement = async (services: Services): Promise<CurrentAnnouncement | undefined> => {
  const content = await currentContent(services, ContentKind.ANNOUNCEMENT);
  const body = content?.body.announcement;
  return body && isShownAt(body, await contentNow(services))
    ? { id: `${content.id}-${content.number}`, ...body }
    : undefined;
};

/** The pages that the footer links, in their order. */
export const footerPages = async (services: Services): Promise<FooterPage[]> => {
  const pages = await currentContents(services, ContentKind.PAGE);
  return pages
    .flatMap(({ slug, body: { page } }) =>
      page && page.footerPosition !== null ? [{ slug, name: page.name, position: page.footerPosition }] : [],
    )
    .sort((one, other) => one.position - other.position || one.name.localeCompare(other.name, "en"))
    .map(({ slug, name }) => ({ slug, name }));
};

/** The measures of a product: its own, those of its kind, or the general ones, which accessories do not have. */
export const sizeChartOf = async (
  services: Services,
  product: { id: string; kind: string; category: string },
): Promise<SizeChartBody | undefined> => {
  const charts = await currentContents(services, ContentKind.SIZE_CHART);
  const chartOf = (slug: string) => charts.find((chart) => chart.slug === slug)?.body.sizeChart;
  const general = product.category === "accessories" ? undefined : chartOf(generalChart);
  return chartOf(`product/${product.id}`) ?? chartOf(product.kind) ?? general;
};
