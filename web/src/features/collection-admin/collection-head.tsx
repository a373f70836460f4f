import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { CollectionEditor_CollectionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { toast } from "../../ui/toast.ts";
import { productsText } from "./collection-words.ts";
import { HiddenBadge } from "./hidden-badge.tsx";
import { useCollectionActions } from "./use-collection-actions.ts";

/** A collection as it is saved, and what can be done with it as a whole. */
export const CollectionHead = ({
  collection,
  reload,
}: {
  collection: CollectionEditor_CollectionFragment;
  reload: () => Promise<unknown>;
}) => {
  const { id, slug, title, isHidden, productCount } = collection;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { busyId, isDeleting, failure, toggle, deleteNow } = useCollectionActions(reload);
  const remove = async () => {
    const isDone = await deleteNow(collection);
    setAsking(false);
    if (!isDone) return;
    toast.success(`“${title}” is deleted.`);
    void navigate(paths.adminCollections(), { replace: true });
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{title}</h1>
        <HiddenBadge isHidden={isHidden} productCount={productCount} />
      </div>
      <p className="mt-1 text-ink-soft tabular-nums">{productsText(productCount)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!isHidden && (
          <ButtonLink variant="secondary" to={paths.shopCollection(slug)}>
            View in the shop
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          isLoading={busyId === id && !isDeleting}
          onClick={() => void toggle(collection)}
        >
          {isHidden ? "Show in the shop" : "Hide"}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Delete
        </Button>
        <Link
          to={paths.adminHistory({ kind: "collection", about: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          History
        </Link>
      </div>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete “${title}”?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isBusy={isDeleting}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        Its page goes, and its products stay in the shop. To take it out for some time, hide it.
      </ConfirmDialog>
    </div>
  );
};
