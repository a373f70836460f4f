/** Longest name of a reading that is worth being shared. */
const longestKey = 4000;

/**
 * Many who ask for the very same thing at the same time are answered by one reading: whoever comes while it is
 * under way gets its answer too. Nothing is kept once it has ended, so no answer is older than the reading is long.
 */
export const underWay = <Answer>() => {
  const readings = new Map<string, Promise<Answer>>();
  return (key: string, read: () => Promise<Answer>): Promise<Answer> => {
    const known = readings.get(key);
    if (known) return known;
    const reading = read();
    if (key.length > longestKey) return reading;
    readings.set(key, reading);
    const forget = () => readings.delete(key);
    reading.then(forget, forget);
    return reading;
  };
};
