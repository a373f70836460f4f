import { useHomeCollectionsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { CardRow } from "./card-row.tsx";

/** The first collections of the shop as cards. `null` without collections. */
export const CollectionCards = () => {
  const { data } = useHomeCollectionsQuery();
  const collections = data?.collections.edges ?? [];
  if (collections.length === 0) return null;
  return (
    <CardRow
      id="shop-collections"
      title="Shop by Collection"
      shape="wide"
      cards={collections.map(({ node: { slug, title, picture } }) => ({
        title,
        link: paths.shopCollection(slug),
        picture,
      }))}
    />
  );
};
