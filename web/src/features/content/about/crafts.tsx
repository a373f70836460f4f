import { Link } from "react-router-dom";
import type { AboutPageQuery, CraftCloth_ProductsFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { BlockPrint } from "../../../ui/block-print.tsx";
import { ArrowRightIcon } from "../../../ui/first-load-icons.tsx";
import { Picture } from "../../../ui/picture.tsx";

type Craft = {
  name: "block" | "loom" | "needle";
  title: string;
  text: string;
  term: string;
  backgroundClasses: string;
};

const crafts: readonly Craft[] = [
  {
    name: "block",
    title: "The block",
    text: "Ajrakh from Kutch: carved teak, indigo and madder, sixteen washes between the first print and the last.",
    term: "ajrakh",
    backgroundClasses: "bg-madder-tint text-madder",
  },
  {
    name: "loom",
    title: "The loom",
    text: "Ikat from Nuapatna and Pochampally: the thread is tied and dyed before it is woven, so every edge blurs a little.",
    term: "ikat",
    backgroundClasses: "bg-indigo-tint text-indigo",
  },
  {
    name: "needle",
    title: "The needle",
    text: "Chikankari from Lucknow: white on white, thirty-two stitches, some of them worked from the back of the cloth.",
    term: "chikankari",
    backgroundClasses: "bg-leaf-tint text-leaf",
  },
];

const clothPictureOf = (products: CraftCloth_ProductsFragment | undefined) =>
  products?.edges[0]?.node.pictures.find(({ view }) => view === "DETAIL");

const CraftCard = ({
  craft,
  products,
}: {
  craft: Craft;
  products: CraftCloth_ProductsFragment | undefined;
}) => {
  const clothPicture = clothPictureOf(products);
  const isInShop = (products?.edges.length ?? 0) > 0;
  return (
    <li className="group relative">
      <span
        className={`relative block aspect-4/5 overflow-hidden max-md:aspect-3/2 ${craft.backgroundClasses}`}
      >
        <BlockPrint band="field" className="absolute inset-0 opacity-35" />
        {clothPicture && (
          <Picture
            picture={clothPicture}
            sizes="(min-width: 84rem) 25.4rem, (min-width: 48rem) calc(33.3vw - 2.7rem), calc(100vw - 2rem)"
            isDecorative
            className="absolute inset-0 size-full object-cover transition-[scale] duration-250 ease-cloth group-hover:scale-102"
          />
        )}
      </span>
      <h3 className="mt-4 text-xl leading-tight">
        {isInShop ? (
          <Link
            to={paths.search(craft.term)}
            className="flex items-center justify-between gap-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {craft.title}
            <ArrowRightIcon className="text-madder transition-[translate] duration-200 group-hover:translate-x-1" />
          </Link>
        ) : (
          craft.title
        )}
      </h3>
      <p className="mt-1 text-ink-soft">{craft.text}</p>
    </li>
  );
};

/** Three crafts, each with a detail picture of a product in the shop; without a product, only the background print. */
export const Crafts = ({ productsByCraft }: { productsByCraft: AboutPageQuery | undefined }) => (
  <section className="mt-16 md:mt-24" aria-labelledby="crafts">
    <h2 id="crafts" className="text-xl md:text-2xl">
      Three of our crafts
    </h2>
    <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
      {crafts.map((craft) => (
        <CraftCard key={craft.name} craft={craft} products={productsByCraft?.[craft.name]} />
      ))}
    </ul>
  </section>
);
