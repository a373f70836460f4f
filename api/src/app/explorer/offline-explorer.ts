import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { offlineExplorerPath } from "../../platform/http/security-headers.ts";
import { examplesDocument } from "../developers/examples-document.ts";
import { referencePath } from "../developers/reference.ts";
import { tour, type TourStep } from "./tour.ts";

/** The script of the Sandbox's page that leads to the offline explorer. */
export const sandboxFallbackPath = `${offlineExplorerPath}/sandbox-fallback.js`;

/** Runs before the Sandbox's script. If that cannot be loaded, the visitor comes to the offline explorer by itself. */
const sandboxFallback = `addEventListener("error", ({ target }) => {
  if (target instanceof HTMLScriptElement) location.replace("${offlineExplorerPath}/");
}, true);
const link = document.createElement("a");
link.href = "${offlineExplorerPath}/";
link.textContent = "Offline explorer";
Object.assign(link.style, {
  position: "fixed", right: "1rem", bottom: "1rem", zIndex: "1", padding: "0.75rem 1rem", borderRadius: "0.25rem",
  background: "#1d1a17", color: "#fff", font: "600 1rem/1.25 system-ui, sans-serif",
});
document.body.append(link);
`;

/** Saves what later steps need, as JSON: their variables insert it for `{{name}}`. */
const savingScript = ({ saves = {}, logsIn }: TourStep): string => {
  const save = (name: string, value: string) => `altair.helpers.setEnvironment("${name}", ${value}, true);`;
  return [
    "const { data } = JSON.parse(altair.response.body);",
    ...Object.entries(saves).map(([name, path]) =>
      save(name, `JSON.stringify(data.${path.replaceAll(/\.(\d+)/g, "[$1]")} ?? null)`),
    ),
    ...(logsIn ? [save(`${logsIn}Token`, "data.login.token")] : []),
  ].join("\n");
};

const savedNames = tour.flatMap(({ saves = {}, newId, logsIn }) => [
  ...Object.keys(saves),
  ...(newId ? [newId] : []),
  ...(logsIn ? [`${logsIn}Token`] : []),
]);

const environment = "tour";

/** Each step of the tour in a tab of its own. */
const tabs = tour.map((step, index) => ({
  initialName: `${index + 1}. ${step.title}`,
  initialQuery: step.query,
  initialVariables: step.variables ?? "{}",
  initialHeaders: step.sender === "visitor" ? {} : { Authorization: `Bearer {{${step.sender}Token}}` },
  ...(step.newId && {
    initialPreRequestScript: `altair.helpers.setEnvironment("${step.newId}", JSON.stringify(crypto.randomUUID()), true);`,
  }),
  ...((step.saves ?? step.logsIn) && { initialPostRequestScript: savingScript(step) }),
}));

/** The tab that Altair opens: the last one. */
const introduction = {
  initialName: "Start here",
  initialQuery: [
    `# The shop in ${tour.length} steps: open tab 1 and press "Send Request", then the next tab.`,
    "# Each step saves what the later ones need: the ids, the total, the tokens of the logins.",
    '# "Docs" above shows the whole schema, "Tour" beside the settings the saved values.',
    '# The tab "Examples" has one of each operation of the storefront, "Staff" one of each operation of the staff,',
    "# as the references at /developers and /developers/staff.",
    "",
    "query Shop {",
    "  products(first: 1) { totalCount }",
    "}",
    "",
  ].join("\n"),
};

/** An example of each operation, to be run with the button beside its name. Those of the staff send the token of the tour's admin. */
const examplesTabs = () => [
  {
    initialName: "Staff",
    initialQuery: examplesDocument("staff"),
    initialHeaders: { Authorization: "Bearer {{adminToken}}" },
  },
  { initialName: "Examples", initialQuery: examplesDocument("storefront") },
];

const pageStyle = `app-banner-container { display: none; }
#reference { position: fixed; right: 1rem; bottom: 0; padding: 0.25rem 0.75rem; background: #1d1a17; color: #fff; font: 600 0.8125rem/1.5 system-ui, sans-serif; z-index: 1; }`;

/** Altair's page without its advertisement of a plug-in, which would come from the internet, and with a link to the reference. */
const shopPage = (page: string): string =>
  page
    .replace("</head>", `<style>${pageStyle}</style></head>`)
    .replace("</body>", `<a id="reference" href="${referencePath}">API reference</a></body>`);

/**
 * Adds the explorer that needs no internet: Altair, whose files the shop serves itself. Each step of the tour is a tab; what
 * a step saves fills the variables and the header of the later ones.
 */
export const addOfflineExplorer = async (app: FastifyInstance): Promise<void> => {
  const { getDistDirectory, renderAltair, renderInitialOptions } = await import("altair-static");
  // A tab needs a whole URL: that of the request, since a development shop is opened under several names.
  const optionsFor = (origin: string) => {
    const endpointURL = `${origin}/graphql`;
    return {
      baseURL: `${offlineExplorerPath}/`,
      endpointURL,
      serveInitialOptionsInSeperateRequest: "options.js",
      initialWindows: [...tabs, ...examplesTabs(), introduction].map((tab) => ({ ...tab, endpointURL })),
      initialEnvironments: {
        activeSubEnvironment: environment,
        subEnvironments: [
          {
            id: environment,
            title: "Tour",
            variables: Object.fromEntries(savedNames.map((name) => [name, "null"])),
          },
        ],
      },
      instanceStorageNamespace: "shop_explorer",
      disableAccount: true,
      // A new visit starts the tour again, with what this version of the shop understands.
      preserveState: false,
    };
  };
  const originOf = ({ protocol, host }: FastifyRequest): string => new URL(`${protocol}://${host}`).origin;
  await app.register(fastifyStatic, {
    root: getDistDirectory(),
    prefix: `${offlineExplorerPath}/`,
    index: false,
    globIgnore: ["index.html"],
    wildcard: false,
    decorateReply: false,
  });
  const script = "text/javascript; charset=utf-8";
  app.get(offlineExplorerPath, (_request, reply) => reply.redirect(`${offlineExplorerPath}/`));
  app.get(`${offlineExplorerPath}/`, (request, reply) =>
    reply.type("text/html; charset=utf-8").send(shopPage(renderAltair(optionsFor(originOf(request))))),
  );
  app.get(`${offlineExplorerPath}/options.js`, (request, reply) =>
    reply.type(script).send(renderInitialOptions(optionsFor(originOf(request)))),
  );
  app.get(sandboxFallbackPath, (_request, reply) => reply.type(script).send(sandboxFallback));
};
