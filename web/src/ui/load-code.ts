/** A page replaces the current one. A part belongs to it: a dialog, a menu. */
export type CodeUse = "page" | "part";

/** Loads code again after a failure. Rejects if further tries are useless. */
export type RecoverCode = <Module>(load: () => Promise<Module>, use: CodeUse) => Promise<Module>;

let provide: (recover: RecoverCode) => void;
const recovery = new Promise<RecoverCode>((resolve) => (provide = resolve));

/** Sets what happens after a failed load. Failures before this call wait for it. */
export const provideCodeRecovery = (recover: RecoverCode): void => provide(recover);

let onLoad: ((loading: Promise<unknown>) => void) | undefined;

/** Calls back with each load that begins. */
export const observeLoads = (observer: typeof onLoad): void => void (onLoad = observer);

/**
 * Loads code that is fetched when it is first used. After a failure the promise stays pending while the code can still
 * arrive, so the current page stays: React shows a new page when its code is there.
 */
export const loadCode = <Module>(load: () => Promise<Module>, use: CodeUse): Promise<Module> => {
  const loading = load().catch(async () => (await recovery)(load, use));
  onLoad?.(loading);
  return loading;
};
