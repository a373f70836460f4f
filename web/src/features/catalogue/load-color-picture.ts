import type { ApolloClient } from "@apollo/client";
import { VariantDialogDocument } from "../../graphql/generated.ts";
import { pictureInColor } from "../../ui/picture-in-color.ts";

/** The first picture of a product in a colour; `undefined` if it has no pictures. */
export const loadColorPicture = async (client: ApolloClient, id: string, color: string) => {
  const { data } = await client.query({ query: VariantDialogDocument, variables: { id } });
  return pictureInColor(data?.product.pictures ?? [], color);
};
