import type { Feature } from "../shop/feature.ts";
import { ContentDocument } from "./content-document.entity.ts";
import { UploadedPicture } from "./content-picture.entity.ts";
import { ContentVersion } from "./content-version.entity.ts";
import { ContentResolver, SizeChartResolver } from "./content.resolver.ts";
import { storedContents } from "./current-content.ts";
import { limitCachingOfContent } from "./limit-caching.ts";
import { addPagesSitemap } from "./pages-sitemap.ts";
import {
  CollectionCardResolver,
  ContentPictureResolver,
  HeroSectionResolver,
  ProductRowResolver,
  ReviewsSectionResolver,
} from "./home-section.resolver.ts";

export const contentFeature = {
  entities: [ContentDocument, ContentVersion, UploadedPicture],
  resolvers: [
    ContentResolver,
    SizeChartResolver,
    ContentPictureResolver,
    HeroSectionResolver,
    CollectionCardResolver,
    ProductRowResolver,
    ReviewsSectionResolver,
  ],
  addRoutes: (app, services) => {
    limitCachingOfContent(app, services);
    addPagesSitemap(app, services);
  },
  listen: storedContents.forgetOnChange,
} satisfies Feature;
