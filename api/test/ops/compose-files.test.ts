import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings } from "../../src/app/settings.ts";
import {
  composeProblems,
  interpolate,
  readText,
  readYaml,
  root,
  secondsOf,
} from "../support/deployment-files.ts";
import {
  imageEnvironment,
  isProgram,
  knownSettings,
  operatorsValues,
  programOf,
  stopSeconds,
} from "../support/deployment-settings.ts";

type Service = {
  image?: string;
  build?: { context: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  read_only?: boolean;
  user?: string;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
};

type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const tryFile = "docker-compose.yml";
const productionFile = "docs/deploy/compose.production.yml";
const composeOf = (path: string): Compose => readYaml<Compose>(path)[0] as Compose;

/** The services that run the shop's own image. */
const shopServices = ({ services }: Compose) =>
  Object.entries(services).filter(([, { build }]) => build !== undefined);

const environmentOf = (service: Service, env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [name, interpolate(value, env)]),
  );

describe.each([tryFile, productionFile])("%s", (path) => {
  const compose = composeOf(path);

  it("follows the Compose specification", () => {
    expect(composeProblems(path)).toEqual([]);
  });

  it("sets only variables that the shop reads", () => {
    const names = shopServices(compose).flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    expect(names.filter((name) => !knownSettings.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(3);
  });

  it("builds stages of the Dockerfile", () => {
    for (const [, service] of shopServices(compose))
      expect(readText("Dockerfile")).toContain(` AS ${service.build?.target}\n`);
  });

  it("starts programs that exist", () => {
    const commands = shopServices(compose).flatMap(([, { command }]) => (command ? [command] : []));
    expect(commands.filter((command) => !isProgram(programOf(command)))).toEqual([]);
  });

  it("depends on its own services", () => {
    const needed = Object.values(compose.services).flatMap(({ depends_on }) => Object.keys(depends_on ?? {}));
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  });

  it("publishes its ports on this machine only", () => {
    const ports = Object.values(compose.services)
      .flatMap((service) => service.ports ?? [])
      .map((port) => interpolate(port, {}));
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  });

  it("gives every server the time that its stop takes", () => {
    for (const [name, service] of shopServices(compose)) {
      if (name === "migrate") continue;
      const settings = environmentOf(service, operatorsValues);
      // The server's is a setting of the operator: up to 30 seconds.
      const drain = "DRAIN_SECONDS" in settings ? 30 : 0;
      expect(secondsOf(service.stop_grace_period ?? "")).toBeGreaterThan(drain + stopSeconds);
    }
  });
});

it("a Compose file with a misspelt field is found", async () => {
  const folder = await mkdtemp(join(tmpdir(), "compose-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "compose.yml");
  await writeFile(path, readText(productionFile).replace("stop_grace_period: 41s", "stop_grace: 41s"));
  expect(composeProblems(relative(root, path)).join()).toContain('instancePath="/services/shop"');
});

describe("the Compose file that tries the shop", () => {
  const shop = composeOf(tryFile).services["shop"] as Service;

  it("starts without any setting as a development shop with the demo", () => {
    const settings = readSettings({ ...imageEnvironment("try"), ...environmentOf(shop, {}) });
    expect(settings).toMatchObject({ mode: "development", demo: true, host: "0.0.0.0", port: 4000 });
    expect(settings.razorpay.isStandIn).toBe(true);
    expect(settings.mail.smtpUrl).toBe("smtp://mail:1025");
  });

  it("has the demo in its own image alone, not in that of production", () => {
    expect(imageEnvironment("production")).toMatchObject({ NODE_ENV: "production" });
    const stages = readText("Dockerfile").split(/^(?=FROM )/m);
    expect(stages[1]).toContain("mv api/dist/programs/development api/dist/development");
    expect(
      stages.filter((text) => /^COPY .*dist\/development/m.test(text)).map((text) => text.split("\n")[0]),
    ).toEqual(["FROM shop AS try"]);
    expect(stages.at(-1)?.trim()).toBe("FROM shop AS production");
  });
});

describe("the Compose file of production", () => {
  const compose = composeOf(productionFile);

  it("starts only with all the settings that it demands", () => {
    for (const [, service] of shopServices(compose)) {
      const image = imageEnvironment(service.build?.target ?? "");
      const settings = readSettings({ ...image, ...environmentOf(service, operatorsValues) });
      expect(settings.mode).toBe("production");
      for (const name of Object.keys(operatorsValues))
        expect(() => environmentOf(service, { ...operatorsValues, [name]: "" })).toThrow(`${name}: set`);
    }
  });

  it("runs the shop without rights, on a file system that cannot be written", () => {
    for (const [, service] of shopServices(compose))
      expect(service).toMatchObject({
        user: "1000:1000",
        read_only: true,
        tmpfs: ["/tmp"],
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        volumes: ["media:/app/.data"],
      });
  });

  it("migrates before it serves", () => {
    for (const name of ["shop", "worker"])
      expect(compose.services[name]?.depends_on).toEqual({
        migrate: { condition: "service_completed_successfully" },
      });
  });

  it("runs the jobs in the worker", () => {
    expect(compose.services["shop"]?.environment).toMatchObject({ RUN_JOBS: "off" });
    expect(compose.services["worker"]?.environment).not.toHaveProperty("RUN_JOBS");
  });

  it("gives the worker the unpublished port at which the scrape list finds its metrics", () => {
    const worker = compose.services["worker"];
    expect(worker?.environment).toMatchObject({ PORT: "4000" });
    expect(worker?.ports).toBeUndefined();
    expect(readText("docs/deploy/metrics.md")).toContain("names: [shop, worker], type: A, port: 4000");
  });
});
