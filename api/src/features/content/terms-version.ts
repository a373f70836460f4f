import type { Services } from "../shop/services.ts";
import { ContentKind, termsPage } from "./content-body.rules.ts";
import { currentContent } from "./current-content.ts";

/** The number of the version of the terms of sale that is valid now; `undefined` in a shop without them. */
export const validTermsVersion = async (services: Services): Promise<number | undefined> =>
  (await currentContent(services, ContentKind.PAGE, termsPage))?.number;
