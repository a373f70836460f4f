import { photographToken } from "../../platform/images/photographs.ts";
import { readToken } from "../../platform/signed-token.ts";

const purpose = "return photo link";

/** The path of a photograph, for one to two hours. */
export const returnPhotoUrl = (secret: string, photoId: string, now: Date): string =>
  `/return-photos?token=${photographToken(secret, purpose, { photoId, now })}`;

/** The photograph of a token; `undefined` if the token is forged or expired. */
export const readReturnPhotoToken = (secret: string, token: string, now: Date): string | undefined =>
  readToken(secret, purpose, token, now);
