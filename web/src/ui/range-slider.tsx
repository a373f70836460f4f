import { Slider } from "@base-ui/react/slider";

type RangeSliderProps = {
  /** What the range is of, for screen readers: "Price". */
  label: string;
  /** The two names: ["Lowest price", "Highest price"]. */
  names: readonly [low: string, high: string];
  value: readonly [low: number, high: number];
  /** With every movement. */
  onChange: (value: readonly [number, number]) => void;
  /** When a thumb is let go, or moved by a key: the moment to act on it. */
  onCommit: (value: readonly [number, number]) => void;
  min: number;
  max: number;
  step: number;
  /** How a value is read out. */
  format: (value: number) => string;
};

const pair = ([low = 0, high = 0]: readonly number[]): readonly [number, number] => [low, high];

/** Two thumbs on one line, the lower and the upper end of a range. Arrow keys move by a step, Page keys by ten. */
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
}: RangeSliderProps) => (
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
      <Slider.Track className="h-0.5 w-full bg-edge">
        <Slider.Indicator className="bg-ink" />
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
