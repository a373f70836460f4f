/**
 * Makes a function that returns one instance per running shop, which `create` makes at the first call. Tests run several
 * shops in one process, each with settings of its own.
 */
export const perShop = <Settings extends object, Instance>(
  create: (settings: Settings) => Instance,
): ((shop: { settings: Settings }) => Instance) => {
  const instances = new WeakMap<Settings, Instance>();
  return ({ settings }) => {
    const existing = instances.get(settings);
    if (existing !== undefined) return existing;
    const created = create(settings);
    instances.set(settings, created);
    return created;
  };
};
