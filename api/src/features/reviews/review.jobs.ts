import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { sendOptionalMail } from "../accounts/consents/optional-mail.ts";
import { productPath } from "../catalogue/slug.rules.ts";
import type { Services } from "../shop/services.ts";
import { deleteReviewPhoto, deleteReviewPhotos } from "./delete-review-photos.command.ts";
import { reviewAnswerMail } from "./review-mail.rules.ts";
import { answerToMail } from "./review-mail.store.ts";

type ReviewJobs = {
  /** Deletes the photographs of a deleted account. */
  "delete-review-photos": { userId: string };
  /** Deletes the files of one photograph, unless its review has it. */
  "delete-review-photo": { reviewId: string; contentKey: string };
  /** Tells the reviewer of the shop's answer. The version tells mails about several answers apart. */
  "mail-review-answer": { reviewId: string; version: number };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends ReviewJobs {}
}

export const reviewTasks = (services: Services, mailer: Mailer): TasksOf<ReviewJobs> => ({
  "delete-review-photos": ({ userId }) => deleteReviewPhotos(services, userId),
  "delete-review-photo": (photo) => deleteReviewPhoto(services, photo),
  "mail-review-answer": async ({ reviewId, version }) => {
    const review = await answerToMail(services.database.source.manager, reviewId);
    if (!review) return;
    const { publicUrl, brand } = services.settings;
    const text = reviewAnswerMail(brand.name, review, publicUrl + productPath(review));
    const id = `review-answer.${reviewId}.${version}`;
    const { userId } = review;
    await sendOptionalMail(services, mailer, { userId, purpose: ConsentPurpose.EMAIL, text, id });
  },
});
