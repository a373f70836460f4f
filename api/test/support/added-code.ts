import type { Plugin } from "vite";

/** `?added=…` at an import adds code, in base64url, at the end of the module. So a test can evaluate what the module does not export. */
export const addedCode: Plugin = {
  name: "added-code",
  enforce: "pre",
  transform: (source, id) => {
    const added = /\?added=([\w-]+)$/.exec(id)?.[1];
    if (added === undefined) return undefined;
    // The names of prepared statements are unique in a process: this second copy of a module declares its own.
    const copy = source.replace("/prepared-statements.ts", "/prepared-statements.ts?copy");
    return `${copy}\n${Buffer.from(added, "base64url").toString()}`;
  },
};
