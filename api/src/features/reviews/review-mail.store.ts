import type { EntityManager } from "typeorm";

export type AnsweredReview = {
  userId: string;
  name: string;
  productId: string;
  title: string;
  slug: string | null;
  answer: string;
};

/**
 * An answer as it is now, with its reviewer; `undefined` if the reviewer wants no mails or has no verified address, or if the
 * review was hidden or the answer taken back.
 */
export const answerToMail = async (
  tx: EntityManager,
  reviewId: string,
): Promise<AnsweredReview | undefined> => {
  const [row] = await tx.query<AnsweredReview[]>(
    `select r.user_id as "userId", u.name, r.product_id as "productId", p.title, p.slug, r.answer
     from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id
     where r.id = $1 and r.answer is not null and r.hidden_at is null
       and u.notify_email and u.email_verified_at is not null and u.deleted_at is null`,
    [reviewId],
  );
  return row;
};
