import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { editVideo } from "./edit-video.command.ts";

/**
 * Takes the video away from a product; without one nothing changes. Its file is deleted 33 days later, unless a product shows it by
 * then. Throws PRODUCT_NOT_FOUND, PRODUCT_CHANGED.
 */
export const removeProductVideo = (
  services: Services,
  author: Author,
  input: { productId: string; version: number },
): Promise<void> =>
  editVideo(services, author, {
    ...input,
    action: "removeProductVideo",
    change: () => null,
  });
