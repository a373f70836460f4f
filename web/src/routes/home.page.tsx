import { usePageTitle } from "../ui/use-page-title.ts";
import { FeaturedCollections } from "../features/home/featured-collections.tsx";
import { Hero } from "../features/home/hero.tsx";
import { LatestArrivals } from "../features/home/latest-arrivals.tsx";
import { LazyNotice } from "../features/home/lazy-notice.tsx";
import { ShopPromises } from "../features/home/shop-promises.tsx";
import { SubscribeBox } from "../features/home/subscribe-box.tsx";

/** The front door: one claim, three ways in, what is new, a welcome, and what the shop promises. */
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
