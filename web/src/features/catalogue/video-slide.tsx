import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Gallery_VideoFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { createIcon } from "../../ui/first-load-icons.tsx";
import { Picture, type PictureFile } from "../../ui/picture.tsx";
import { clipFacts } from "../../ui/clip-facts.ts";
import { pictureSizes } from "./picture-sizes.ts";

const PlayIcon = createIcon(<path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />);

const place = "gallery-picture relative w-full bg-paper-deep";

type VideoState = "poster" | "started" | "failed";

/** The player had the focus and is gone. */
const focusInstead = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/**
 * The video of the gallery. Nothing of it is loaded before it is played, and it never starts by itself; size and duration are said
 * before. It stops when another slide is shown.
 */
export const VideoSlide = ({
  video,
  poster,
  label,
  isShown,
}: {
  video: Gallery_VideoFragment;
  poster: PictureFile | undefined;
  /** "Video of Rose gown" */
  label: string;
  /** Whether the gallery shows this slide. */
  isShown: boolean;
}) => {
  const [state, setState] = useState<VideoState>("poster");
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isShown) player.current?.pause();
  }, [isShown]);
  const play = () => {
    // Browsers play a video with sound during the press alone, so the element has to be there at once.
    flushSync(() => setState("started"));
    player.current?.focus({ preventScroll: true });
    // A failure to load is an event of the element. A pause before it plays is no failure.
    void player.current?.play().catch(() => undefined);
  };
  if (state === "started")
    return (
      <div className={place}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the clip shows the piece; nothing is said in it */}
        <video
          ref={player}
          src={video.url}
          aria-label={label}
          controls
          playsInline
          preload="none"
          onError={() => setState("failed")}
          className="absolute inset-0 size-full bg-ink object-contain -outline-offset-2"
        />
      </div>
    );
  return (
    <div className={place}>
      {poster && (
        <Picture
          picture={poster}
          sizes={pictureSizes.gallery}
          isDecorative
          className="absolute inset-0 size-full object-cover max-sm:object-top"
        />
      )}
      {state === "failed" ? (
        <div role="alert" className="absolute inset-x-0 bottom-0 bg-paper/95 px-5 py-4 text-center">
          <p>The video could not be played.</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <Button ref={focusInstead} variant="secondary" onClick={play}>
              Try again
            </Button>
            <a
              href={video.url}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex min-h-11 items-center"
            >
              Open the video
            </a>
          </div>
        </div>
      ) : (
        <button
          type="button"
          onClick={play}
          aria-label={`Play: ${label}, ${clipFacts(video)}`}
          className="group absolute inset-0 grid place-items-center -outline-offset-2"
        >
          <span className="grid justify-items-center gap-3">
            <span className="grid size-16 place-items-center rounded-full bg-paper/90 transition-[scale] duration-150 group-hover:scale-105">
              <PlayIcon size={28} className="translate-x-0.5" />
            </span>
            <span className="rounded-sm bg-paper/90 px-2 py-0.5 text-sm tabular-nums">
              {clipFacts(video)}
            </span>
          </span>
        </button>
      )}
    </div>
  );
};
