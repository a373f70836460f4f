import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import { sandboxFallbackPath } from "./offline-explorer.ts";
import { tour } from "./tour.ts";

/** The tour as one document. The Sandbox runs no script of ours that could carry the ids from one step to the next. */
const tourDocument = [
  `# The shop in ${tour.length} steps. Run a step with the button beside its name.`,
  "# Here the ids and tokens are filled in by hand: copy the variables below a step's name to the tab Variables, without the #, and put the",
  "# value of an earlier response in place of each {{name}}. A token goes to the tab Headers, as the line of the step says.",
  "# The tabs of /graphql/offline run the same steps and fill all of it in. /developers is the reference.",
  ...tour.map(({ title, sender, query, variables }, index) => {
    const heading = `\n# ${index + 1}. ${title}${sender === "visitor" ? "" : `. Header: Authorization: Bearer TOKEN of the ${sender}`}`;
    const notes = variables?.split("\n").map((line) => `#   ${line}`) ?? [];
    // Two steps log in, two change a status: the names of a document's operations are unique.
    return [heading, ...notes, query.replace(/^(query|mutation) (\w+)/, `$1 $2${index + 1}`)].join("\n");
  }),
].join("\n");

const sandbox = ApolloServerPluginLandingPageLocalDefault({
  embed: true,
  footer: false,
  document: tourDocument,
  variables: {},
});

/** Apollo's Sandbox, with the way to the offline explorer before its own script, which comes from Apollo's CDN. */
const sandboxWithFallback: ApolloServerPlugin = {
  async serverWillStart(service) {
    const listener = await sandbox.serverWillStart?.(service);
    if (!listener) return;
    return {
      ...listener,
      async renderLandingPage() {
        const { html = "" } = (await listener.renderLandingPage?.()) ?? {};
        const page = typeof html === "string" ? html : await html();
        return { html: page.replace("<body>", `<body><script src="${sandboxFallbackPath}"></script>`) };
      },
    };
  },
};

/** The plugin for Apollo Sandbox with the tour at GET /graphql, or for no page if the explorer is off. */
export const sandboxPage = (on: boolean): ApolloServerPlugin =>
  on ? sandboxWithFallback : ApolloServerPluginLandingPageDisabled();
