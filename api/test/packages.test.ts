import { minVersion, satisfies } from "semver";
import { describe, expect, it } from "vitest";
import { readText } from "./support/deployment-files.ts";
import { sourcesOf } from "./support/imports.ts";

type LockedPackage = {
  version?: string;
  engines?: { node?: string };
  dev?: boolean;
  optional?: boolean;
};

const { packages } = JSON.parse(readText("package-lock.json")) as { packages: Record<string, LockedPackage> };
const { engines } = JSON.parse(readText("package.json")) as { engines: { node: string } };
const locked = Object.entries(packages).filter(([path]) => path !== "");

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** What `npm ci --omit=dev` installs, as the image of production does. */
const inProduction = new Set(locked.filter(([, { dev }]) => !dev).map(([path]) => nameOf(path)));

/** The packages that files below a folder import, tests left out. */
const importedBelow = (folder: string): Set<string> =>
  new Set(
    [".ts", ".tsx"]
      .flatMap((ending) => [...sourcesOf(folder, ending)])
      .filter(([path]) => !path.includes(".test."))
      .flatMap(([, text]) => [...text.matchAll(/(?:from|import) \(?"([^."][^"]*)"/g)])
      .map(([, specifier = ""]) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/")),
  );

describe("the locked packages", () => {
  it("run on the oldest Node of the project, on 22, 24 and 26", () => {
    const oldest = minVersion(engines.node)?.version ?? "";
    expect(oldest).toBe("20.19.0");
    const unsupported = [oldest, "22.23.0", "24.21.0", "26.12.0"].flatMap((node) =>
      locked
        .filter(([, { optional, engines: wanted }]) => !optional && !satisfies(node, wanted?.node ?? "*"))
        .map(([path, { version, engines: wanted }]) => `${node}: ${path} ${version} wants ${wanted?.node}`),
    );
    expect(unsupported).toEqual([]);
  });

  it("name no host: each machine takes them from its own registry", () => {
    expect(readText("package-lock.json")).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });
});

describe("the packages of production", () => {
  it("have nothing that only a build needs", () => {
    const [client, server] = [importedBelow("web/src"), importedBelow("api/src")];
    expect([...client]).toEqual(expect.arrayContaining(["react", "@apollo/client", "graphql"]));
    const bundled = [...client].filter((name) => !server.has(name));
    expect([...bundled, "typescript", "vite", "axe-core"].filter((name) => inProduction.has(name))).toEqual(
      [],
    );
  });

  it("have what the server imports", () => {
    expect(inProduction).toContain("razorpay");
    expect(inProduction).toContain("typeorm");
    const missing = [...importedBelow("api/src")].filter(
      (name) => !name.startsWith("node:") && !inProduction.has(name),
    );
    expect(missing).toEqual([]);
  });
});

describe("the image", () => {
  const dockerfile = readText("Dockerfile");

  it("has the current LTS of Node in all its stages", () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
    expect(images).toEqual(["node:24-slim", "node:24-slim"]);
  });

  it("is healthy while its process runs: an outage of the database restarts no container", () => {
    const [check = ""] = /^HEALTHCHECK .*\\\n.*$/m.exec(dockerfile) ?? [];
    expect(check).toContain("'/health/live'");
    expect(check).not.toContain("/health/ready");
  });
});
