import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { loadSettings } from "../../scripts/setup.mjs";
import { readSettings, settingNames } from "../src/app/settings.ts";
import { readText, readYaml, variablesOf } from "./support/deployment-files.ts";

const exampleText = readText(".env.example");
const example = parseEnv(exampleText) as Record<string, string>;
const composeText = readText("docs/deploy/compose.production.yml");
type Compose = { services: Record<string, { environment?: Record<string, string> }> };
const [compose] = readYaml<Compose>("docs/deploy/compose.production.yml") as [Compose];

/** What Compose itself reads: the shop has no such settings. */
const composeOnly = ["POSTGRES_PASSWORD", "DATABASE_HOST", "SHOP_VERSION"];

/**
 * Settings that belong to the image, to a service of the Compose file, or to development: the operator's .env does not change them.
 */
const notPassed = ["NODE_ENV", "HOST", "DATA_DIR", "RUN_JOBS", "DEMO", "DEV_OPEN_TO_NETWORK"];

describe(".env.example", () => {
  it("has exactly the settings that the shop reads", () => {
    const names = [...exampleText.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([...settingNames, ...composeOnly].toSorted());
  });

  it("is a file of comments, empty lines and values", () => {
    const others = exampleText.split("\n").filter((line) => !/^(#.*|[A-Z][A-Z0-9_]*=[^#]*)?$/.test(line));
    expect(others).toEqual([]);
  });

  it("can be copied as it is: every value is the default", () => {
    expect(readSettings(example)).toEqual(readSettings({}));
  });
});

describe("the Compose file of production", () => {
  const passed = (name: string, settings: Record<string, string>) =>
    variablesOf(settings[name] ?? "").has(name);

  it.each(["shop", "worker", "migrate"])("passes every setting of .env.example to %s", (service) => {
    const settings = compose.services[service]?.environment ?? {};
    // A drain is the server's alone.
    const own = service === "shop" ? [] : ["DRAIN_SECONDS"];
    const missing = settingNames.filter((name) => !passed(name, settings));
    expect(missing.toSorted()).toEqual([...notPassed, "PORT", ...own].toSorted());
  });

  it("publishes the shop at the port of .env", () => {
    expect(composeText).toContain('ports: ["127.0.0.1:${PORT:-4000}:4000"]');
  });

  it("reads nothing that .env.example does not have", () => {
    expect([...variablesOf(composeText)].filter((name) => !(name in example))).toEqual([]);
  });
});

describe("the settings of .env", () => {
  const folderWith = async (text: string): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), "settings-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, ".env"), text);
    return folder;
  };

  it("are read", async () => {
    vi.stubEnv("SELLER_NAME", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    loadSettings(await folderWith("# the seller\nSELLER_NAME=Studio of a test\n"));
    expect(process.env["SELLER_NAME"]).toBe("Studio of a test");
  });

  it("give way to those of the environment", async () => {
    vi.stubEnv("SELLER_STATE", "Punjab");
    onTestFinished(() => void vi.unstubAllEnvs());
    loadSettings(await folderWith("SELLER_STATE=Goa\n"));
    expect(process.env["SELLER_STATE"]).toBe("Punjab");
  });

  it("may be missing", () => {
    expect(() => loadSettings(join(tmpdir(), "no-such-folder"))).not.toThrow();
  });
});
