import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkSignUpForm, PROOF_COOKIE } from "../features/accounts/sign-up/sign-up-form.ts";
import type { Services } from "../features/shop/services.ts";
import { Refusal, refuse } from "../platform/errors/errors.ts";
import { addBodyParsers } from "../platform/http/body-parsers.ts";
import { addCallers } from "../platform/http/caller.ts";
import { addCookies } from "../platform/http/cookies.ts";
import { followHandlers } from "../platform/http/handler-ends.ts";
import { limitBodies, maxFieldsBytes, type BodyLimits } from "../platform/http/limit-bodies.ts";
import { limitStorefront } from "../platform/http/limit-storefront.ts";
import { addMultipart, type FormParts } from "../platform/http/multipart.ts";
import { refuseAmbiguousUrls } from "../platform/http/refuse-ambiguous-urls.ts";
import { refuseCompressedBodies } from "../platform/http/refuse-compressed-bodies.ts";
import type { OpenResponses } from "../platform/http/response-deadline.ts";
import { closeUnreadBodies } from "../platform/http/unread-bodies.ts";
import {
  photograph,
  productPicture,
  profilePicture,
  type UploadRules,
} from "../platform/images/upload.rules.ts";
import { ADMIN, type RoleName } from "../platform/viewer.ts";
import { openWorkOf, type OpenWork } from "./open-work.ts";
import { requestContexts, type RequestContexts } from "./request-contexts.ts";

/** The rules of the largest picture that a caller can send; each operation checks its own. */
const largestUpload = (role: RoleName | undefined): UploadRules => {
  if (!role) return profilePicture;
  return role === ADMIN ? productPicture : photograph;
};

const largestForm = productPicture.maxBytes + maxFieldsBytes;

const formLimit: BodyLimits["formLimit"] = ({ caller: { role }, headers }) => {
  const rules = largestUpload(role);
  const { maxBytes, field } = rules;
  // The body of an admin may be a video too.
  const message = rules === productPicture ? "A picture or a video has at most 20 MB." : rules.tooLarge;
  // An account whose session has ended has to log in again: the size of its body does not matter.
  const isLoggedOut = role === undefined && headers.authorization !== undefined;
  return {
    maxBytes: maxBytes + maxFieldsBytes,
    refusal: () =>
      isLoggedOut
        ? new Refusal("UNAUTHENTICATED")
        : new Refusal("PICTURE_TOO_LARGE", { field, ...(message === undefined ? {} : { message }) }),
  };
};

/**
 * What happens to a request before its handler: who sends it is verified, what is too much is refused, and its body is read. What
 * many callers share is taken after that, and counted by `openWork`.
 */
export const addRequestChecks = async (
  app: FastifyInstance,
  services: Services,
  openResponses: OpenResponses,
): Promise<RequestContexts & { openWork: () => OpenWork }> => {
  const { publicUrl, storefrontRequests } = services.settings;
  const ends = followHandlers(app, openResponses);
  closeUnreadBodies(app);
  refuseAmbiguousUrls(app);
  const cookiesOf = await addCookies(app, publicUrl.startsWith("https:"));
  const contexts = requestContexts(app, services, cookiesOf);
  addCallers(app, async (request) => (await contexts.contextOf(request)).viewer);
  const places = limitStorefront(app, { maxOpenRequests: storefrontRequests, openResponses, ends });
  refuseCompressedBodies(app);

  const checkForm = async (request: FastifyRequest, parts: FormParts): Promise<void> => {
    try {
      const isGraphql = request.routeOptions.url === "/graphql";
      await checkSignUpForm(services, parts, { proof: cookiesOf(request).read(PROOF_COOKIE), isGraphql });
    } catch (error) {
      if (error instanceof Refusal && request.headers.authorization !== undefined) refuse("UNAUTHENTICATED");
      throw error;
    }
  };
  const bodies = limitBodies(app, { formLimit, checkForm, ends });
  openResponses.waitForBodiesWhile(
    (request) => openResponses.count() <= storefrontRequests / 2 && bodies.hasRoom(request),
  );
  addBodyParsers(app);
  addMultipart(app, largestForm);
  return {
    ...contexts,
    openWork: openWorkOf({ services, openResponses, ends, places, bodyBytes: bodies.bytes }),
  };
};
