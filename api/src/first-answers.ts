import type { ApolloServer } from "@apollo/server";
import type { Context } from "./context.ts";
import type { Answered, Asked, ClientOnServer, WrittenPage } from "./gateways/client-on-server.ts";
import { underWay } from "./shared/under-way.ts";
import { pageWriter } from "./written-pages.ts";

/** Longest time in milliseconds that a page waits for its answers: then it goes without, and its script asks. */
const longestWait = 300;

/** So many pages are read for at once; what comes beyond goes without, so that a crowd is not asked for twice. */
const mostAtOnce = 32;

/** The first answers for the page at a path with its query, for a visitor; nothing when the page should be sent without. */
export type ReadFirstPage = (url: string, visitor: Context) => Promise<WrittenPage | undefined>;

const codeOf = (extensions: Record<string, unknown> | undefined): Pick<Answered, "code"> => {
  const code = extensions?.["code"];
  return typeof code === "string" ? { code } : {};
};

/** The promise's answer when it comes in time. */
const inTime = async <Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/**
 * Asks what a page asks first, on the same way as everybody's questions come (the same checks, limits and compiled
 * queries), before the page is sent. Those who open the same page at the same time share one reading; nothing is kept.
 * Whatever goes wrong, the plain page is sent: its script will ask, and say what is wrong.
 */
export const firstPageReader = (apollo: ApolloServer<Context>, client: ClientOnServer): ReadFirstPage => {
  const share = underWay<WrittenPage | undefined>();
  const write = pageWriter(client);
  let reading = 0;

  const answerTo = async (asked: Asked, contextValue: Context): Promise<Answered> => {
    const { body } = await apollo.executeOperation(asked, { contextValue });
    if (body.kind !== "single") return {};
    const { data, errors } = body.singleResult;
    return errors?.length ? codeOf(errors[0]?.extensions) : { data };
  };

  const read = async (url: string, visitor: Context): Promise<WrittenPage | undefined> => {
    reading += 1;
    try {
      const address = new URL(url, visitor.shop.settings.publicUrl);
      const asks = client.asksOf(address);
      if (asks.length === 0) return undefined;
      const answers = await Promise.all(asks.map((asked) => answerTo(asked, visitor)));
      return write(address, answers);
    } finally {
      reading -= 1;
    }
  };

  return async (url, visitor) => {
    if (reading >= mostAtOnce) return undefined;
    try {
      return await inTime(
        share(url, () => read(url, visitor)),
        longestWait,
      );
    } catch (error) {
      visitor.shop.log.warn(
        { err: error, requestId: visitor.requestId },
        "a page goes without its first answers",
      );
      return undefined;
    }
  };
};
