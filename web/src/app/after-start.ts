import type { ApolloClient } from "@apollo/client";
import { shareCart } from "./share-cart.ts";
import { sharpenPictures } from "./sharpen-pictures.ts";

/** What the first picture of the page does not need. Loaded after the entry script. */
export const afterStart = (client: ApolloClient): void => {
  sharpenPictures();
  shareCart(client);
};
