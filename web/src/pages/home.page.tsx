import { usePageTitle } from "../ui/use-page-title.ts";
import { FeaturedCollections } from "./home/featured-collections.tsx";
import { Hero } from "./home/hero.tsx";
import { LatestArrivals } from "./home/latest-arrivals.tsx";
import { NoticeWhenNeeded } from "./home/notice-when-needed.tsx";
import { Promises } from "./home/promises.tsx";
import { SubscribeBox } from "./home/subscribe-box.tsx";

/** The front door: one claim, three ways in, what is new, a welcome, and what the shop promises. */
export const HomePage = () => {
  usePageTitle();
  return (
    <>
      <NoticeWhenNeeded />
      <Hero />
      <FeaturedCollections />
      <LatestArrivals />
      <SubscribeBox />
      <Promises />
    </>
  );
};
