import { usePageTitle } from "../ui/use-page-title.ts";
import { FeaturedCollections } from "./home/featured-collections.tsx";
import { Hero } from "./home/hero.tsx";
import { LatestArrivals } from "./home/latest-arrivals.tsx";
import { Promises } from "./home/promises.tsx";

/** The front door: one claim, three ways in, what is new, and what the shop promises. */
export const HomePage = () => {
  usePageTitle();
  return (
    <>
      <Hero />
      <FeaturedCollections />
      <LatestArrivals />
      <Promises />
    </>
  );
};
