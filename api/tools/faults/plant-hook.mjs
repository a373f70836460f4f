import { plants } from "./plants-table.mjs";

const { PLANT } = process.env;
const plant = plants[PLANT ?? ""];
if (!plant) throw new Error(`No bug of the name ${PLANT} can be planted.`);

/** Rewrites one line of one module while it is loaded. */
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  if (!url.endsWith(plant.module)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(plant.find))
    throw new Error(`${plant.module} has no "${plant.find}" to plant ${PLANT} in.`);
  return { ...loaded, source: source.replace(plant.find, plant.put) };
};
