import { Link } from "react-router-dom";
import type { CollectionHead_CollectionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Picture } from "../../ui/picture.tsx";
import { collectionPictureSizes } from "./use-shop-collection.ts";

/**
 * The head of a collection's page: the way back to the shop, title, text and picture. `collection` is `undefined` while it loads.
 */
export const CollectionHead = ({
  title,
  collection,
}: {
  title: string;
  collection: CollectionHead_CollectionFragment | undefined;
}) => (
  <header className="grid gap-x-10 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
    {collection?.picture && (
      <Picture
        picture={collection.picture}
        sizes={collectionPictureSizes}
        loading="eager"
        isInWidePlace
        className="-mx-4 -mt-6 aspect-2/1 w-[calc(100%+2rem)] max-w-none object-cover md:col-start-2 md:row-start-1 md:m-0 md:aspect-3/2 md:w-72 lg:w-96"
      />
    )}
    <div className="min-w-0 md:col-start-1 md:row-start-1">
      <nav aria-label="Breadcrumb" className="text-sm">
        <Link to={paths.shop()} className="text-link inline-flex min-h-11 items-center">
          Shop
        </Link>
      </nav>
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      {collection?.text && (
        <p className="mt-3 max-w-(--container-prose) whitespace-pre-line wrap-anywhere text-ink-soft">
          {collection.text}
        </p>
      )}
    </div>
  </header>
);
