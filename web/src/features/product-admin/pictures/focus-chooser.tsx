import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Picture, type PictureFile } from "../../../ui/picture.tsx";
import { movedFocus, pressedFocus, type Focus } from "./focus.ts";

/** A file that has no renderings yet: its data: URL, and its size. */
export type ChosenFile = { src: string; width: number; height: number };

export type FocusCrop = { name: string; shape: string; isWide: boolean };

/** The places of a picture of a text or of a collection. */
export const pageCrops: readonly FocusCrop[] = [
  { name: "Tall", shape: "aspect-3/4", isWide: false },
  { name: "Square", shape: "aspect-square", isWide: true },
  { name: "Wide", shape: "aspect-3/2", isWide: true },
];

type Shown = { picture: PictureFile | ChosenFile; focus: Focus | null };

const Shown = ({
  picture,
  focus,
  sizes,
  isWide,
  className,
}: Shown & { sizes: string; isWide: boolean; className: string }) =>
  "src" in picture ? (
    <img
      src={picture.src}
      alt=""
      className={`picture ${className} ${focus ? `focus-x-${focus[0]} focus-y-${focus[1]}` : "object-[50%_20%]"}`}
    />
  ) : (
    <Picture
      picture={{ ...picture, focus }}
      sizes={sizes}
      loading="eager"
      isDecorative
      isInWidePlace={isWide}
      className={className}
    />
  );

/**
 * The whole picture, on which a press sets the point that stays visible where a page cuts it; arrow keys move it. The crops of the
 * shop are shown with it.
 */
export const FocusChooser = ({
  picture,
  focus,
  crops,
  advice,
  onSet,
  children,
}: Shown & {
  crops: readonly FocusCrop[];
  /** What to press. */
  advice: string;
  /** `isMoved` if a key has moved it: more keys may follow. */
  onSet: (focus: Focus | null, isMoved: boolean) => void;
  children?: ReactNode;
}) => {
  const press = (event: MouseEvent<HTMLElement>) => {
    // A click without a position: Enter and Space.
    if (event.detail === 0) return;
    onSet(pressedFocus(event, event.currentTarget.getBoundingClientRect()), false);
  };
  const move = (event: KeyboardEvent) => {
    const next = movedFocus(focus, event.key);
    if (!next) return;
    event.preventDefault();
    onSet(next, true);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid justify-items-center">
        <button
          type="button"
          onClick={press}
          onKeyDown={move}
          aria-label={
            focus
              ? `Focus: ${focus[0]}% from the left, ${focus[1]}% from the top. Arrow keys move it.`
              : "No focus is set: the upper part is shown. Arrow keys set it."
          }
          // As high as the screen allows, also while the file is not there.
          style={{ width: `min(100%, ${(60 * picture.width) / picture.height}svh)` }}
          className="relative block cursor-crosshair touch-manipulation"
        >
          <Shown picture={picture} focus={null} sizes="36rem" isWide className="block h-auto w-full" />
          {focus && (
            <span
              aria-hidden="true"
              style={{ left: `${focus[0]}%`, top: `${focus[1]}%` }}
              className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-2 border-paper outline-2 outline-ink"
            />
          )}
        </button>
      </div>
      <div>
        <p className="max-w-60 text-sm text-ink-soft">{advice}</p>
        <ul aria-label="How it is cut" className="mt-4 flex items-end gap-3 sm:max-w-60 sm:flex-wrap">
          {crops.map(({ name, shape, isWide }) => (
            <li key={name} className="w-18 text-sm text-ink-soft">
              <Shown
                picture={picture}
                focus={focus}
                sizes="4.5rem"
                isWide={isWide}
                className={`${shape} w-full object-cover`}
              />
              <span className="mt-1 block">{name}</span>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {focus && (
            <Button variant="quiet" size="medium" onClick={() => onSet(null, false)}>
              Remove the focus
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
};
