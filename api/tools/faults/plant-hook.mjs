import { plants } from "./plants-table.mjs";

const { PLANT } = process.env;
const plant = plants[PLANT ?? ""];
if (!plant) throw new Error(`PLANT names no bug of plants-table.mjs: ${PLANT}`);

const builtModule = `/api/dist/src/${plant.module.replace(/\.ts$/, ".js")}`;

/** Replaces one text of one module while Node loads it. */
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  if (!url.endsWith(builtModule)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(plant.find))
    throw new Error(`${builtModule} does not contain "${plant.find}", the text of the plant ${PLANT}.`);
  return { ...loaded, source: source.replace(plant.find, plant.put) };
};
