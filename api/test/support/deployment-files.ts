import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAllDocuments } from "yaml";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

export const readText = (path: string): string => readFileSync(join(root, path), "utf8");

/** The documents of a YAML file. Throws for an error and for a warning, such as a key that is there twice. */
export const readYaml = <Document>(path: string): Document[] =>
  parseAllDocuments(readText(path), { merge: true, uniqueKeys: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS() as Document;
  });

const require = createRequire(import.meta.url);

type LintMessage = { rule: string; line: number; message: string };
type Linter = { lintFiles: (paths: string[], isRecursive: boolean) => { messages: LintMessage[] }[] };

/**
 * The problems of a Compose file by the schema of the Compose specification and the rules of dclint, except those of order and
 * quotes.
 */
export const composeProblems = (path: string): string[] => {
  const { DCLinter } = require("dclint") as { DCLinter: new (config: object) => Linter };
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  return linter
    .lintFiles([join(root, path)], false)
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => !/order|quotes/.test(rule))
    .map(({ rule, line, message }) => `${rule} in line ${line}: ${message}`);
};

export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: {
    name?: string;
    generateName?: string;
    namespace?: string;
    annotations?: Record<string, string>;
  };
};

const topFields = new Set(["apiVersion", "kind", "metadata", "spec", "data", "stringData", "type"]);

/** A copy that calls `onRead` with the path of each field that is read. */
const observed = (value: unknown, path: string, onRead: (path: string) => void): unknown => {
  if (typeof value !== "object" || value === null) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [key, child] of Object.entries(value))
    Reflect.set(copy, key, observed(child, `${path}/${key}`, onRead));
  return new Proxy(copy, {
    get: (target, key, receiver) => {
      if (typeof key === "string") onRead(`${path}/${key}`);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
};

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [`${path}/${key}`, ...pathsOf(child, `${path}/${key}`)])
    : [];

/**
 * The problems of an object by Kubernetes' own schemas. These ignore unknown fields, as Kubernetes does. But a validator reads
 * every field that its schema has, so a field that it never reads is misspelt.
 */
export const kubernetesProblems = (object: KubernetesObject): string[] => {
  const { apiVersion, kind } = object;
  const models = require(`kubernetes-models/${apiVersion}`) as Record<
    string,
    (new (fields: object) => { validate: () => void }) | undefined
  >;
  const Model = models[kind];
  if (!Model) return [`${apiVersion} has no ${kind}`];
  const readPaths = new Set<string>();
  const fields = Object.entries(object).map(([key, value]) => [
    key,
    observed(value, `/${key}`, (path) => readPaths.add(path)),
  ]);
  try {
    // The constructor copies its fields, and would read them all.
    Object.assign(new Model({}), Object.fromEntries(fields)).validate();
  } catch (error) {
    return [String(error)];
  }
  const unknown = Object.entries(object).flatMap(([key, value]) =>
    topFields.has(key) ? pathsOf(value, `/${key}`).filter((path) => !readPaths.has(path)) : [`/${key}`],
  );
  return unknown.map((path) => `${path} is in no schema`);
};

/** A variable in a Compose file; a default may have variables itself. */
const variable = /\$\{(\w+)(?::([-?])((?:[^{}]|\$\{[^{}]*\})*))?\}/g;

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose does. Throws for a missing `:?`. */
export const interpolate = (text: string, env: Record<string, string>): string =>
  text.replace(variable, (_, name: string, kind: string, rest: string) => {
    const value = env[name];
    if (value !== undefined && value !== "") return value;
    if (kind === "?") throw new Error(`${name}: ${rest}`);
    return kind === "-" ? interpolate(rest, env) : "";
  });

/** The names of the variables in the text of a Compose file. */
export const variablesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name));

/** Seconds of a duration such as "16s". */
export const secondsOf = (duration: string): number => Number(/^(\d+)s$/.exec(duration)?.[1]);
