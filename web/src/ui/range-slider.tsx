import { Slider } from "@base-ui/react/slider";
import { useIsHydrated } from "./use-is-hydrated.ts";

export type RangeSliderProps = {
  /** The accessible name: "Price". */
  label: string;
  /** The accessible names of both thumbs: ["Lowest price", "Highest price"]. */
  names: readonly [low: string, high: string];
  value: readonly [low: number, high: number];
  /** Called for every movement. */
  onChange: (value: readonly [number, number]) => void;
  /** Called when a thumb is released or moved by a key. */
  onCommit: (value: readonly [number, number]) => void;
  min: number;
  max: number;
  step: number;
  /** Formats a value for screen readers. */
  format: (value: number) => string;
};

const pair = ([low = 0, high = 0]: readonly number[]): readonly [number, number] => [low, high];

/**
 * A slider with two thumbs: the lower and the upper end of a range. Arrow keys move by one step, Page keys by ten. Not part of
 * a page's HTML: its thumbs are placed by inline styles.
 */
export const RangeSlider = ({
  label,
  names,
  value,
  onChange,
  onCommit,
  min,
  max,
  step,
  format,
}: RangeSliderProps) => {
  if (!useIsHydrated()) return <div className="h-11" />;
  return (
    <Slider.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(pair(next))}
      onValueCommitted={(next) => onCommit(pair(next))}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      thumbCollisionBehavior="none"
    >
      <Slider.Control className="flex h-11 touch-none items-center px-2.5 select-none">
        <Slider.Track className="h-0.5 w-full bg-edge forced-colors:bg-[CanvasText]">
          <Slider.Indicator className="bg-ink forced-colors:bg-[Highlight]" />
          {names.map((name, index) => (
            <Slider.Thumb
              key={name}
              index={index}
              getAriaLabel={() => name}
              getAriaValueText={(_, amount) => format(amount)}
              className="size-5 rounded-full border-2 border-ink bg-paper-raised outline-offset-2 outline-indigo before:absolute before:-inset-3 hover:bg-paper-deep has-focus-visible:outline-2"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
};
