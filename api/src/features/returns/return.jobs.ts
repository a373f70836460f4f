import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { courierPageOf } from "../shop/courier.rules.ts";
import type { Services } from "../shop/services.ts";
import { deleteReturnPhoto, deleteReturnPhotos } from "./delete-return-photos.command.ts";
import type { Arrival } from "./inspection.rules.ts";
import { returnMail } from "./return-mails.rules.ts";
import { returnToMail } from "./return-mail.store.ts";
import { endedStatuses, ReturnMethod, type ReturnStepKind } from "./return-status.rules.ts";

type ReturnJobs = {
  /** Tells the shopper about a step of a return, or that its replacement has another tracking id. */
  "mail-return": { returnId: string; step: `${ReturnStepKind}`; isCorrection?: boolean; arrival?: Arrival };
  /** Deletes the photographs of a deleted account. */
  "delete-return-photos": { userId: string };
  /** Deletes the file of one photograph, unless its return has it. */
  "delete-return-photo": { returnId: string; contentKey: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends ReturnJobs {}
}

/** Mails about returns obey the shopper's settings, as those about the status of an order do. */
export const returnTasks = (services: Services, mailer: Mailer): TasksOf<ReturnJobs> => ({
  "mail-return": async ({ returnId, step, isCorrection = false, arrival }) => {
    const request = await returnToMail(services.database.source.manager, returnId);
    if (!request?.wantsUpdates) return;
    const kind = step as ReturnStepKind;
    // A late mail of an earlier step would ask for pieces that the shopper keeps.
    if (endedStatuses.includes(request.status) && kind !== request.status) return;
    const { publicUrl, seller, couriers, returnMethod } = services.settings;
    const { courier, trackingId } = request;
    const isPickedUp = returnMethod === ReturnMethod.PICK_UP;
    const text = returnMail({ ...request, isCorrection, isPickedUp, arrival }, kind, {
      returnsUrl: `${publicUrl}/user/dashboard/returns`,
      address: [seller.name, seller.address],
      trackingUrl: courier && trackingId ? courierPageOf(couriers, { courier, trackingId }) : undefined,
    });
    await sendOrderMail(services, mailer, {
      orderId: request.orderId,
      updatesOf: request.userId,
      receivers: request.receivers,
      text,
      // Mail programs hide a second mail with the same id. A corrected replacement repeats its step, so the version is part of the
      // id. An inspection of late pieces repeats it too, perhaps before the first mail is sent.
      id: `return.${returnId}.${step}.${request.version}${arrival ? `.${arrival.arrivedInAll}` : ""}`,
    });
  },
  "delete-return-photos": ({ userId }) => deleteReturnPhotos(services, userId),
  "delete-return-photo": (photo) => deleteReturnPhoto(services, photo),
});
