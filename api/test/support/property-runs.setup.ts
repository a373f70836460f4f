import fc from "fast-check";

/**
 * Random cases of each property test: 500 in `npm test`, 10,000 in `npm run test:full`. Each run draws new ones. A failure prints
 * the smallest case that it found, and the seed that repeats it.
 */
fc.configureGlobal({ numRuns: Number(process.env["PROPERTY_RUNS"] ?? 500) });
