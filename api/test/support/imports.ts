import { readdirSync, readFileSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Source text by its path inside a folder, with slashes: "cart/cart.store.ts". */
export type Sources = Map<string, string>;

export type Import = {
  from: string;
  /** A path inside the folder ("../" leads out of it), or the name of a package. */
  to: string;
  isLocal: boolean;
  /** Removed by the compiler. */
  isType: boolean;
};

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Every file of a folder of the project with one of these endings. */
export const sourcesOf = (folder: string, ...endings: string[]): Sources => {
  const base = `${root}${folder}`;
  const entries = readdirSync(base, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => `${entry.parentPath}${sep}${entry.name}`);
  return new Map(
    paths.map((path) => [relative(base, path).replaceAll(sep, "/"), readFileSync(path, "utf8")]),
  );
};

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const statement = /^(?:import|export)(\s+type)?\b[^;"']*?\bfrom\s+["']([^"']+)["']/gm;
const sideEffectImport = /^import\s+["']([^"']+)["']/gm;
const dynamicImport = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

const resolved = (from: string, to: string): string => posix.normalize(posix.join(posix.dirname(from), to));

/** Every import of these sources. */
export const importsOf = (sources: Sources): Import[] =>
  [...sources].flatMap(([from, text]) => {
    const imports = [
      ...[...text.matchAll(statement)].map(([, type, to]) => ({ to: to ?? "", isType: type !== undefined })),
      ...[...text.matchAll(sideEffectImport)].map(([, to]) => ({ to: to ?? "", isType: false })),
      ...[...text.matchAll(dynamicImport)].map(([, to]) => ({ to: to ?? "", isType: false })),
    ];
    return imports.map(({ to, isType }) => {
      const isLocal = to.startsWith(".");
      return { from, to: isLocal ? resolved(from, to) : to, isLocal, isType };
    });
  });

/** The first folder of a path; "" for a file at the top. */
export const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");

/** "features/cart" for a file of a feature, else the first folder; "" for a file at the top. */
export const partOf = (path: string): string =>
  path.startsWith("features/") ? path.split("/", 2).join("/") : folderOf(path);

export const asText = ({ from, to }: Import): string => `${from} -> ${to}`;

/** "store" of "cart/cart.store.ts"; `undefined` for "accounts/token.ts". */
export const suffixOf = (path: string): string | undefined => /\.([a-z]+)\.tsx?$/.exec(path)?.[1];
