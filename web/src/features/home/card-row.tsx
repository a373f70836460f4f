import { BlockPrint } from "../../ui/block-print.tsx";
import { ContentLink } from "../../ui/content-link.tsx";
import { ArrowRightIcon } from "../../ui/first-load-icons.tsx";
import { Picture, type PictureFile } from "../../ui/picture.tsx";
import { swipeEntry, swipeRow } from "./swipe-row.ts";

type Card = { title: string; text?: string; link: string; picture: PictureFile | null };

type Shape = "tall" | "wide";

/** The grounds of the cards, in turn. */
const grounds = ["bg-madder-tint text-madder", "bg-indigo-tint text-indigo", "bg-leaf-tint text-leaf"];

const desktopSizes =
  "(min-width: 84rem) 25.4rem, (min-width: 48rem) calc(33.3vw - 2.7rem), (min-width: 40rem) calc(33.3vw - 1.7rem)";

const shapes = {
  tall: { entry: "max-sm:w-[64vw]", aspect: "aspect-3/4", sizes: `${desktopSizes}, 64vw` },
  wide: { entry: "max-sm:w-[72vw]", aspect: "aspect-3/2", sizes: `${desktopSizes}, 72vw` },
};

const CardLink = ({
  card: { title, text, link, picture },
  shape,
  ground,
}: {
  card: Card;
  shape: Shape;
  ground: string;
}) => (
  <ContentLink to={link} className="group block">
    <span className={`relative block overflow-hidden ${shapes[shape].aspect} ${ground}`}>
      <BlockPrint band="field" className="absolute inset-0 opacity-35" />
      {picture && (
        <Picture
          picture={picture}
          sizes={shapes[shape].sizes}
          isDecorative
          isInWidePlace={shape === "wide"}
          className="absolute inset-0 size-full object-cover transition-[scale] duration-250 ease-cloth group-hover:scale-102"
        />
      )}
    </span>
    <span className="mt-4 flex items-center justify-between gap-3">
      <span className="min-w-0 font-display text-xl leading-tight underline-offset-4 wrap-anywhere group-hover:underline">
        {title}
      </span>
      <ArrowRightIcon className="shrink-0 text-madder transition-[translate] duration-200 group-hover:translate-x-1" />
    </span>
    {text && <span className="mt-1 block text-pretty text-ink-soft">{text}</span>}
  </ContentLink>
);

/** A section of cards with links, on a phone in a row to swipe. A card without a picture shows the print of its ground. */
export const CardRow = ({
  id,
  title,
  cards,
  shape,
}: {
  id: string;
  title: string;
  cards: readonly Card[];
  shape: Shape;
}) => (
  <section className="page-width pt-10 md:pt-24" aria-labelledby={id}>
    <h2 id={id} className="text-2xl md:text-3xl">
      {title}
    </h2>
    <ul className={`mt-5 ${swipeRow} sm:grid sm:grid-cols-3 sm:gap-6 md:mt-8`}>
      {cards.map((card, index) => (
        <li key={`${index} ${card.link}`} className={`${shapes[shape].entry} ${swipeEntry}`}>
          <CardLink card={card} shape={shape} ground={grounds[index % grounds.length] ?? ""} />
        </li>
      ))}
    </ul>
  </section>
);
