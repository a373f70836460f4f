import { Link } from "react-router-dom";
import {
  useFeaturedCollectionsQuery,
  type CollectionCover_ProductsFragment,
  type CoverPicture_PictureFragment,
} from "../../graphql/generated.ts";
import { paths, type ShopFilter } from "../../paths.ts";
import { BlockPrint } from "../../ui/block-print.tsx";
import { ArrowRightIcon } from "../../ui/first-load-icons.tsx";
import { Picture } from "../../ui/picture.tsx";

type Collection = { filter: ShopFilter; name: string; text: string; backgroundClasses: string };

/** Names and filters are fixed by the specification, section 2. */
const collections: readonly Collection[] = [
  {
    filter: "party",
    name: "Party Wear",
    text: "For the evening the city lights up",
    backgroundClasses: "bg-madder-tint text-madder",
  },
  {
    filter: "casuals",
    name: "Office Casuals",
    text: "Sharp from nine, easy by six",
    backgroundClasses: "bg-indigo-tint text-indigo",
  },
  {
    filter: "everyday",
    name: "Everyday Looks",
    text: "Cotton that knows your week",
    backgroundClasses: "bg-leaf-tint text-leaf",
  },
];

const coverPictureOf = (products: CollectionCover_ProductsFragment | undefined) =>
  products?.edges[0]?.node.coverPictures[0];

const CollectionCard = ({
  collection: { filter, name, text, backgroundClasses },
  cover,
}: {
  collection: Collection;
  cover: CoverPicture_PictureFragment | undefined;
}) => (
  <li>
    <Link to={paths.shop(filter)} className="group block">
      <span className={`relative block aspect-3/4 overflow-hidden max-sm:aspect-square ${backgroundClasses}`}>
        <BlockPrint band="field" className="absolute inset-0 opacity-35" />
        {cover && (
          <Picture
            picture={cover}
            sizes="(min-width: 84rem) 25.4rem, (min-width: 48rem) calc(33.3vw - 2.7rem), (min-width: 40rem) calc(33.3vw - 1.7rem), calc(100vw - 2rem)"
            isDecorative
            className="absolute inset-0 size-full object-cover transition-[scale] duration-250 ease-cloth group-hover:scale-102 max-sm:object-top"
          />
        )}
      </span>
      <span className="mt-4 flex items-center justify-between gap-3">
        <span className="font-display text-xl leading-tight underline-offset-4 group-hover:underline">
          {name}
        </span>
        <ArrowRightIcon className="text-madder transition-[translate] duration-200 group-hover:translate-x-1" />
      </span>
      <span className="mt-1 block text-ink-soft">{text}</span>
    </Link>
  </li>
);

/** Links to three filters of the shop page. They are displayed without pictures until those have loaded. */
export const FeaturedCollections = () => {
  const { data } = useFeaturedCollectionsQuery();
  return (
    <section className="page-width pt-16 md:pt-24" aria-labelledby="collections">
      <h2 id="collections" className="text-2xl md:text-3xl">
        Featured Collections
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {collections.map((collection) => (
          <CollectionCard
            key={collection.filter}
            collection={collection}
            cover={coverPictureOf(data?.[collection.filter])}
          />
        ))}
      </ul>
    </section>
  );
};
