import type { EditedPicture_PictureFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { AlertIcon } from "../../../ui/icons.tsx";

/** Id of the field with the description of a picture. */
export const descriptionId = (pictureId: string): string => `picture-description-${pictureId}`;

const isUndescribed = ({ alt }: { alt: string }): boolean => alt === "";

/** Says how many pictures have no description, and leads to the first of them. The product can be saved without. */
export const UndescribedNotice = ({ pictures }: { pictures: readonly EditedPicture_PictureFragment[] }) => {
  const undescribed = pictures.filter(isUndescribed);
  const [next] = undescribed;
  return (
    <div role="status">
      {next && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm bg-amber-ground px-4 py-2 text-amber-text">
          <p className="flex items-start gap-2.5">
            <AlertIcon className="mt-0.5 shrink-0" />
            <span>
              {undescribed.length === 1
                ? "One picture has no description yet."
                : `${undescribed.length} pictures have no description yet.`}
            </span>
          </p>
          <Button
            variant="quiet"
            size="medium"
            onClick={() => document.querySelector<HTMLElement>(`#${descriptionId(next.id)}`)?.focus()}
          >
            {undescribed.length === 1 ? "Describe it" : "Describe the first"}
          </Button>
        </div>
      )}
    </div>
  );
};
