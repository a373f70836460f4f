import { usePageTitle } from "../ui/use-page-title.ts";
import { FeaturedCollections } from "../features/home/featured-collections.tsx";
import { Hero } from "../features/home/hero.tsx";
import { LatestArrivals } from "../features/home/latest-arrivals.tsx";
import { LazyNotice } from "../features/home/lazy-notice.tsx";
import { ShopPromises } from "../features/home/shop-promises.tsx";
import { SubscribeBox } from "../features/home/subscribe-box.tsx";

/** The home page (specification, section 2). */
export const HomePage = () => {
  usePageTitle();
  return (
    <>
      <LazyNotice />
      <Hero />
      <FeaturedCollections />
      <LatestArrivals />
      <SubscribeBox />
      <ShopPromises />
    </>
  );
};
