import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router-dom";
import { useMenuCollectionsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";

/** Links to the collections of the shop, in a frame of the caller. Nothing without collections, and until they have loaded. */
export const CollectionLinks = ({
  className,
  onPress,
  Frame,
}: {
  className: string;
  onPress: () => void;
  Frame: ComponentType<{ children: ReactNode }>;
}) => {
  const { data } = useMenuCollectionsQuery();
  const collections = data?.collections.edges ?? [];
  if (collections.length === 0) return null;
  return (
    <Frame>
      <ul className={className}>
        {collections.map(({ node: { id, slug, title } }) => (
          <li key={id}>
            <Link
              to={paths.shopCollection(slug)}
              onClick={onPress}
              className="flex min-h-11 items-center decoration-madder decoration-2 underline-offset-8 wrap-anywhere hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
};
