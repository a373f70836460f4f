import type { CraftCloth_ProductsFragment } from "../../../graphql/generated.ts";
import { BlockPrint } from "../../../ui/block-print.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** The front picture of a product; without a product, only the background print. */
export const Portrait = ({ products }: { products: CraftCloth_ProductsFragment | undefined }) => {
  const front = products?.edges[0]?.node.pictures.find(({ view }) => view === "FRONT");
  return (
    <div className="relative aspect-4/5 overflow-hidden bg-madder-tint text-madder max-lg:-mx-4 max-lg:aspect-5/4 md:max-lg:-mx-10">
      <BlockPrint band="field" className="absolute inset-0 opacity-35" />
      {front && (
        <Picture
          picture={front}
          sizes="(min-width: 84rem) 31.25rem, (min-width: 64rem) calc(41.7vw - 3.75rem), 100vw"
          loading="first"
          isDecorative
          className="absolute inset-0 size-full object-cover object-[50%_12%]"
        />
      )}
    </div>
  );
};
