const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The top of an axis: a round number that is at least `highest`; 1 if there is nothing to show. */
export const axisTop = (highest: number) => {
  if (highest <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return (steps.find((step) => step * magnitude >= highest) ?? 10) * magnitude;
};

export type Bar = { x: number; y: number; width: number; height: number };

/** One bar for each value, side by side from left to right in a box of this size; its origin is at the top left. */
export const barsOf = (
  values: readonly number[],
  { top, width, height }: { top: number; width: number; height: number },
): Bar[] => {
  const slot = width / Math.max(values.length, 1);
  return values.map((value, index) => {
    const barHeight = (Math.max(value, 0) / top) * height;
    return { x: index * slot + slot * 0.14, y: height - barHeight, width: slot * 0.72, height: barHeight };
  });
};
