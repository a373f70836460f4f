import type { FastifyInstance, FastifyReply } from "fastify";
import { sendPlainPage } from "../../platform/http/plain-page.ts";
import { mailNames } from "../accounts/consents/consent.rules.ts";
import { readWithdrawal, type Withdrawal } from "../accounts/consents/withdrawal-link.ts";
import type { Services } from "../shop/services.ts";
import { withdrawConsent } from "./withdraw-consent.command.ts";

/**
 * /unsubscribe?token=...: withdraws the consent of a mail's link, without a login. GET shows one button and changes nothing, since
 * mail scanners open links; POST withdraws, from that button and from those of mail programs (RFC 8058). The token is in the query
 * string, because logs do not contain it.
 */
export const addWithdrawalRoute = async (app: FastifyInstance, services: Services): Promise<void> => {
  const links = () => [{ label: "Go to the shop", href: services.settings.publicUrl }];
  const withdrawalOf = (query: unknown): Withdrawal | undefined => {
    const { token } = query as { token?: unknown };
    return typeof token === "string" ? readWithdrawal(services, token, new Date()) : undefined;
  };
  const sendInvalid = (reply: FastifyReply) =>
    sendPlainPage(reply.code(404), {
      title: "Invalid link",
      heading: "This link is invalid or has expired.",
      text: "You can turn off e-mails under Settings, Notifications in your account.",
      links: links(),
    });

  await app.register((scope, _options, done) => {
    // What a mail program sends in the body says nothing that the link does not say.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, parsed) => {
      body
        .resume()
        .once("end", () => parsed(null))
        .once("error", parsed);
    });
    scope.addHook("onSend", (_request, reply, _payload, next) => {
      void reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
      next();
    });
    scope.get("/unsubscribe", async (request, reply) => {
      const withdrawal = withdrawalOf(request.query);
      if (!withdrawal) return sendInvalid(reply);
      const name = mailNames[withdrawal.purpose];
      return sendPlainPage(reply, {
        title: `Turn off ${name}`,
        heading: `Turn off ${name}?`,
        text: "You will still get the e-mails that we always send: order confirmations, refunds and account security.",
        button: `Turn off ${name}`,
        links: links(),
      });
    });
    scope.post(
      "/unsubscribe",
      { bodyLimit: 16_000, config: { takesForms: true } },
      async (request, reply) => {
        const withdrawal = withdrawalOf(request.query);
        if (!withdrawal) return sendInvalid(reply);
        await withdrawConsent(services, { ...withdrawal, source: "mail" });
        const name = mailNames[withdrawal.purpose];
        return sendPlainPage(reply, {
          title: "Turned off",
          heading: "Done. You will no longer get these e-mails.",
          text: `We have turned off ${name}. You can turn them on again in your account.`,
          links: links(),
        });
      },
    );
    done();
  });
};
