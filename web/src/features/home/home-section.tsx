import type { HomeSection_SectionFragment } from "../../graphql/generated.ts";
import { Banner } from "./banner.tsx";
import { FeaturedCollections } from "./featured-collections.tsx";
import { Hero } from "./hero.tsx";
import { PhotographedReviews } from "./photographed-reviews.tsx";
import { PictureText } from "./picture-text.tsx";
import { ProductRow, type HeartOf } from "./product-row.tsx";
import { ShopPromises } from "./shop-promises.tsx";
import { SubscribeBox } from "./subscribe-box.tsx";

/** A section of the home page, by its kind. */
export const HomeSection = ({
  section: { key: id, hero, collectionCards, productRow, pictureText, banner, reviews, part },
  heartOf,
}: {
  section: HomeSection_SectionFragment;
  heartOf: HeartOf;
}) => {
  if (hero) return <Hero hero={hero} />;
  if (collectionCards) return <FeaturedCollections id={id} section={collectionCards} />;
  if (productRow) return <ProductRow id={id} section={productRow} heartOf={heartOf} />;
  if (pictureText) return <PictureText id={id} section={pictureText} />;
  if (banner) return <Banner id={id} section={banner} />;
  if (reviews) return <PhotographedReviews id={id} section={reviews} />;
  return part === "SUBSCRIBE" ? <SubscribeBox /> : <ShopPromises />;
};
