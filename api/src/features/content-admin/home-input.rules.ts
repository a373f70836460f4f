import { asId } from "../../platform/ids.ts";
import { focusInSteps, focusSentence } from "../catalogue/product-row.rules.ts";
import {
  RowSource,
  type BannerBody,
  type CollectionCardsBody,
  type ContentColor,
  type ContentPicture,
  type HeroBody,
  type HomeBody,
  type HomePart,
  type HomeSectionBody,
  type PictureTextBody,
  type ProductRowBody,
} from "../content/content-body.rules.ts";
import {
  checkedCount,
  checkedDates,
  checkedLine,
  checkedLink,
  checkedLinked,
  checkedText,
  invalid,
  neededLine,
} from "./content-field.rules.ts";

type Nullable<Fields> = { [Name in keyof Fields]?: Fields[Name] | null | undefined };

type TypedPicture = { mediaKey: string; alt: string; focus?: readonly number[] | null };
type TypedLink = { linkText: string; link: string };
type TypedHero = TypedLink & { title: string; text: string; picture?: TypedPicture | null };
type TypedCard = { title: string; text: string; link: string; picture?: TypedPicture | null };
type TypedRow = TypedLink & {
  title: string;
  text: string;
  source: RowSource;
  term: string;
  collectionId?: string | null;
  productIds: string[];
};
type TypedPictureText = TypedLink & {
  title: string;
  text: string;
  picture: TypedPicture;
  isPictureLast: boolean;
};
type TypedBanner = TypedLink & {
  title: string;
  text: string;
  picture?: TypedPicture | null;
  color: ContentColor;
  startsAt?: Date | null;
  endsAt?: Date | null;
};

/** A section of the home page as an admin enters it. */
export type TypedSection = { key: string } & Nullable<{
  hero: TypedHero;
  collectionCards: { title: string; cards: TypedCard[] };
  productRow: TypedRow;
  pictureText: TypedPictureText;
  banner: TypedBanner;
  reviews: { title: string };
  part: HomePart;
}>;

/** Uploaded pictures by their keys. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

const limits = { title: 120, text: 600, sections: 20, cards: 6, products: 12, heroLines: 3, heroLine: 24 };

const checkedTitle = (typed: string, field: string): string =>
  neededLine(typed, `${field}.title`, limits.title, "A heading");

const checkedWords = (typed: string, field: string): string =>
  checkedText(typed, `${field}.text`, limits.text, "A text");

/** Its size is the one that its upload measured. */
const checkedPicture = (typed: TypedPicture, field: string, sizes: PictureSizes): ContentPicture => {
  const size = sizes.get(typed.mediaKey) ?? invalid(`${field}.picture`, "Please upload the picture again.");
  const alt = checkedLine(typed.alt, `${field}.picture.alt`, 300, "An alternative text");
  const focus =
    typed.focus && (focusInSteps(typed.focus) ?? invalid(`${field}.picture.focus`, focusSentence));
  return { mediaKey: typed.mediaKey, alt, ...size, ...(focus && { focus }) };
};

const optionalPicture = (typed: TypedPicture | null | undefined, field: string, sizes: PictureSizes) =>
  typed ? checkedPicture(typed, field, sizes) : null;

const checkedHero = (typed: TypedHero, field: string, sizes: PictureSizes): HeroBody => {
  const lines = typed.title
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  checkedCount(lines, `${field}.title`, [1, limits.heroLines], "Lines of the headline");
  const title = lines.map((line) =>
    checkedLine(line, `${field}.title`, limits.heroLine, "A line of the headline"),
  );
  return {
    title: title.join("\n"),
    text: checkedWords(typed.text, field),
    ...checkedLinked(typed, field),
    picture: optionalPicture(typed.picture, field, sizes),
  };
};

const checkedCards = (
  typed: { title: string; cards: TypedCard[] },
  field: string,
  sizes: PictureSizes,
): CollectionCardsBody => {
  checkedCount(typed.cards, `${field}.cards`, [1, limits.cards], "Cards");
  return {
    title: checkedTitle(typed.title, field),
    cards: typed.cards.map((card, index) => {
      const path = `${field}.cards.${index}`;
      return {
        title: checkedTitle(card.title, path),
        text: checkedWords(card.text, path),
        link:
          checkedLink(card.link, `${path}.link`) ||
          invalid(`${path}.link`, "Please enter where the card goes."),
        picture: optionalPicture(card.picture, path, sizes),
      };
    }),
  };
};

const checkedRow = (typed: TypedRow, field: string): ProductRowBody => {
  const term = checkedLine(typed.term, `${field}.term`, 100, "A search");
  if (typed.source === RowSource.SEARCH && !term)
    invalid(`${field}.term`, "Please enter what to search for.");
  const collectionId =
    typed.source === RowSource.COLLECTION
      ? asId(
          typed.collectionId || invalid(`${field}.collectionId`, "Please choose a collection."),
          `${field}.collectionId`,
        )
      : null;
  const isChosen = typed.source === RowSource.CHOSEN;
  if (isChosen) checkedCount(typed.productIds, `${field}.productIds`, [1, limits.products], "Products");
  const productIds = isChosen
    ? [...new Set(typed.productIds.map((id) => asId(id, `${field}.productIds`)))]
    : [];
  return {
    title: checkedTitle(typed.title, field),
    text: checkedWords(typed.text, field),
    source: typed.source,
    term: typed.source === RowSource.SEARCH ? term : "",
    collectionId,
    productIds,
    ...checkedLinked(typed, field),
  };
};

const checkedPictureText = (
  typed: TypedPictureText,
  field: string,
  sizes: PictureSizes,
): PictureTextBody => ({
  title: checkedTitle(typed.title, field),
  text: checkedWords(typed.text, field),
  ...checkedLinked(typed, field),
  picture: checkedPicture(typed.picture, field, sizes),
  isPictureLast: typed.isPictureLast,
});

const checkedBanner = (typed: TypedBanner, field: string, sizes: PictureSizes): BannerBody => ({
  title: checkedTitle(typed.title, field),
  text: checkedWords(typed.text, field),
  ...checkedLinked(typed, field),
  picture: optionalPicture(typed.picture, field, sizes),
  color: typed.color,
  ...checkedDates(typed, field),
});

const checkedSection = (typed: TypedSection, field: string, sizes: PictureSizes): HomeSectionBody => {
  const { key, hero, collectionCards, productRow, pictureText, banner, reviews, part } = typed;
  if (!/^[a-z\d-]{1,40}$/i.test(key)) invalid(`${field}.key`, "A key has letters, digits and hyphens.");
  const parts = [hero, collectionCards, productRow, pictureText, banner, reviews, part].filter(Boolean);
  if (parts.length !== 1) invalid(field, "A section is of exactly one kind.");
  return {
    key,
    ...(hero && { hero: checkedHero(hero, `${field}.hero`, sizes) }),
    ...(collectionCards && {
      collectionCards: checkedCards(collectionCards, `${field}.collectionCards`, sizes),
    }),
    ...(productRow && { productRow: checkedRow(productRow, `${field}.productRow`) }),
    ...(pictureText && { pictureText: checkedPictureText(pictureText, `${field}.pictureText`, sizes) }),
    ...(banner && { banner: checkedBanner(banner, `${field}.banner`, sizes) }),
    ...(reviews && { reviews: { title: checkedTitle(reviews.title, `${field}.reviews`) } }),
    ...(part && { part }),
  };
};

/** Throws CONTENT_INVALID with the path of the field, BAD_ID. */
export const checkedHome = (
  { sections }: { sections: readonly TypedSection[] },
  sizes: PictureSizes,
): HomeBody => {
  checkedCount(sections, "home.sections", [1, limits.sections], "Sections");
  const keys = new Set(sections.map(({ key }) => key));
  if (keys.size < sections.length) invalid("home.sections", "Two sections have the same key.");
  if (sections.filter(({ hero }) => hero).length > 1)
    invalid("home.sections", "A home page has one headline.");
  return {
    sections: sections.map((section, index) => checkedSection(section, `home.sections.${index}`, sizes)),
  };
};

/** The keys of the pictures that a home page names. */
export const pictureKeysOf = (sections: readonly TypedSection[]): string[] =>
  sections.flatMap(({ hero, collectionCards, pictureText, banner }) =>
    [
      hero?.picture,
      pictureText?.picture,
      banner?.picture,
      ...(collectionCards?.cards ?? []).map((card) => card.picture),
    ].flatMap((picture) => picture?.mediaKey ?? []),
  );
