import { photographToken } from "../../platform/images/photographs.ts";
import { readToken } from "../../platform/signed-token.ts";

const purpose = "review photo link";

/** The stored sizes of a photograph. */
export const photoSizes = ["large", "small"] as const;

export type PhotoSize = (typeof photoSizes)[number];

/** The path of a photograph. That of a hidden one has a token, which is valid for one to two hours. */
export const reviewPhotoUrl = (
  secret: string,
  photo: { id: string; isHidden: boolean },
  { size, now }: { size: PhotoSize; now: Date },
): string => {
  const path = `/review-photos/${photo.id}/${size}`;
  return photo.isHidden
    ? `${path}?token=${photographToken(secret, purpose, { photoId: photo.id, now })}`
    : path;
};

/** Whether a token is valid for this photograph. */
export const isReviewPhotoToken = (secret: string, photoId: string, token: unknown, now: Date): boolean =>
  typeof token === "string" && readToken(secret, purpose, token, now) === photoId;
