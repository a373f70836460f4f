const unionTerritories: ReadonlySet<string> = new Set([
  "Andaman and Nicobar Islands",
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Jammu and Kashmir",
  "Ladakh",
  "Lakshadweep",
  "Puducherry",
]);

export const hasUnionTerritory = (places: readonly string[]): boolean =>
  places.some((place) => unionTerritories.has(place));

/** "28 states", "1 state"; with a union territory "30 states and territories". */
export const placesCount = (places: readonly string[]): string => {
  const noun = places.length === 1 ? "state" : "states";
  return `${places.length} ${hasUnionTerritory(places) ? "states and territories" : noun}`;
};
