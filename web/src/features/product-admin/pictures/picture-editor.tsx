import { useProductPicturesQuery, type EditedPictures_ProductFragment } from "../../../graphql/generated.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DropZone } from "./drop-zone.tsx";
import { PictureList } from "./picture-list.tsx";
import { UndescribedNotice } from "./undescribed-notice.tsx";
import { UploadRow } from "./upload-row.tsx";
import { UrlField } from "./url-field.tsx";
import { usePictureChanges } from "./use-picture-changes.ts";
import { usePictureUploads } from "./use-picture-uploads.ts";
import { VideoPanel } from "./video-panel.tsx";

const Loading = () => (
  <LoadingRegion label="Loading pictures">
    <Skeleton className="h-32" />
    <div className="mt-6 grid gap-4">
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  </LoadingRegion>
);

const LoadedEditor = ({
  product,
  onReload,
}: {
  product: EditedPictures_ProductFragment;
  onReload: () => void;
}) => {
  const changes = usePictureChanges(product, onReload);
  const { uploads, add, addVideo, retry, dismiss } = usePictureUploads(product);
  const pictureUploads = uploads.filter(({ isVideo }) => !isVideo);
  return (
    <>
      <DropZone onFiles={add} />
      {pictureUploads.length > 0 && (
        <ul aria-label="Uploads" className="mt-4 border-t border-hairline">
          {pictureUploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDismiss={() => dismiss(upload.id)}
            />
          ))}
        </ul>
      )}
      <UrlField onAdd={changes.addByUrl} isAdding={changes.isAdding} />
      <FormMessage tone="error" className={changes.failure ? "mt-4" : ""}>
        {changes.failure}
      </FormMessage>
      {product.pictures.length === 0 ? (
        <p className="mt-6 text-ink-soft">No pictures yet. The first one becomes the cover in the shop.</p>
      ) : (
        <>
          <UndescribedNotice pictures={product.pictures} />
          <PictureList product={product} changes={changes} />
        </>
      )}
      <VideoPanel
        product={product}
        changes={changes}
        uploads={uploads.filter(({ isVideo }) => isVideo)}
        onChoose={addVideo}
        onRetry={retry}
        onDismiss={dismiss}
      />
    </>
  );
};

/**
 * Adds, orders, describes and removes the pictures of a product and its video. Each change is saved at once. It is no form, so that
 * it can stand in the form of the product.
 */
export const PictureEditor = ({ productId }: { productId: string }) => {
  const { data, error, loading, refetch } = useProductPicturesQuery({
    variables: { id: productId },
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  return (
    <section aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="mb-4 text-lg">
        Pictures
      </h2>
      {data && <LoadedEditor product={data.adminProduct} onReload={reload} />}
      {!data && error && (
        <FailedState text="The pictures could not be loaded." onRetry={reload} isRetrying={loading} />
      )}
      {!data && !error && <Loading />}
    </section>
  );
};
