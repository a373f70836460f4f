import type { CollectionCards_SectionFragment } from "../../graphql/generated.ts";
import { CardRow } from "./card-row.tsx";

/** Links to parts of the shop. A card without a picture of its own shows one of a product. */
export const FeaturedCollections = ({
  id,
  section: { title, cards },
}: {
  id: string;
  section: CollectionCards_SectionFragment;
}) => (
  <CardRow
    id={id}
    title={title}
    shape="tall"
    cards={cards.map(({ cover, ...card }) => ({ ...card, picture: card.picture ?? cover }))}
  />
);
