import { UserIcon } from "../../../ui/first-load-icons.tsx";
import { AlertIcon } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { PreviewState } from "./use-picture-preview.ts";

type PicturePreviewProps = {
  preview: PreviewState;
  /** URL of the picture; `null` if there is nothing to load. */
  source: string | null;
  onLoad: () => void;
  onError: () => void;
};

const statusTexts = {
  empty: "The picture appears here.",
  invalid: "The picture appears here.",
  loading: "Fetching the picture",
  loaded: "This is how we show it.",
  broken: "Broken link.",
} as const;

/** The picture of a typed link in the round form that the shop uses, or the reason why there is none. */
export const PicturePreview = ({ preview, source, onLoad, onError }: PicturePreviewProps) => {
  const { status } = preview;
  return (
    <div className="flex items-center gap-5">
      <span className="relative grid size-24 shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-paper-deep text-ink-faint">
        {status === "loading" && <Spinner />}
        {status === "broken" && <AlertIcon size={28} className="text-madder" />}
        {(status === "empty" || status === "invalid") && <UserIcon size={32} />}
        {source && status !== "broken" && (
          <img
            key={source}
            src={source}
            alt="Preview"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
            onError={onError}
            className={`absolute inset-0 size-full object-cover ${status === "loaded" ? "" : "opacity-0"}`}
          />
        )}
      </span>
      <p role="status" className="text-sm text-ink-soft">
        {statusTexts[status]}
      </p>
    </div>
  );
};
