import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./reviews.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import type { Services } from "../shop/services.ts";
import { lockReviewedProduct, reviewOf, setAnswer } from "./review-write.store.ts";
import { answerOf } from "./review.rules.ts";

type Answer = { reviewId: string; answer: string; version: number };

/**
 * Puts the shop's answer below a review, changes it, or takes it back if the text is blank. The reviewer gets a mail about the
 * first answer to a review that the shop shows. Throws REVIEW_NOT_FOUND, ANSWER_TOO_LONG, and REVIEW_CHANGED if the author or
 * another admin has written another text since the admin read it.
 */
export const answerReview = (services: Services, author: Author, input: Answer): Promise<void> => {
  const id = asId(input.reviewId, "reviewId");
  const answer = answerOf(input.answer);
  return inTransaction(services.database, async (tx) => {
    const productId = (await reviewOf(tx, id))?.productId;
    if (!productId) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
    await lockReviewedProduct(tx, productId);
    const review = await reviewOf(tx, id);
    if (!review) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
    if (review.answer === answer) return;
    if (review.version !== input.version) return refuse("REVIEW_CHANGED");
    await setAnswer(tx, review, answer);
    await addAudit(tx, {
      author,
      action: "answerReview",
      subject: AuditSubject.REVIEW,
      subjectId: id,
      label: review.product.title,
      changes: { answer: { before: review.answer, after: answer } },
    });
    if (answer !== null && review.answer === null && review.hiddenAt === null)
      await addJob(tx, "mail-review-answer", { reviewId: id, version: review.version + 1 });
  });
};
