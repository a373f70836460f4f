import type { EntityManager } from "typeorm";
import type { StoredVideo } from "../../catalogue/videos/video-row.rules.ts";

/** The video of a product; `null` without one. Its row must be locked. */
export const videoOf = async (tx: EntityManager, productId: string): Promise<StoredVideo | null> => {
  const [video] = await tx.query<StoredVideo[]>(
    `select media_key as "mediaKey", format, width, height, milliseconds, bytes, poster_key as "posterKey",
       poster_width as "posterWidth", poster_height as "posterHeight" from product_videos where product_id = $1`,
    [productId],
  );
  return video ?? null;
};

/** Writes the video of a product; `null` removes it. */
export const writeVideo = async (
  tx: EntityManager,
  productId: string,
  video: StoredVideo | null,
): Promise<void> => {
  if (!video) {
    await tx.query("delete from product_videos where product_id = $1", [productId]);
    return;
  }
  await tx.query(
    `insert into product_videos (product_id, media_key, format, width, height, milliseconds, bytes, poster_key, poster_width,
       poster_height)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (product_id) do update set media_key = excluded.media_key, format = excluded.format, width = excluded.width,
       height = excluded.height, milliseconds = excluded.milliseconds, bytes = excluded.bytes, poster_key = excluded.poster_key,
       poster_width = excluded.poster_width, poster_height = excluded.poster_height,
       added_at = case when product_videos.media_key = excluded.media_key then product_videos.added_at else now() end`,
    [
      productId,
      video.mediaKey,
      video.format,
      video.width,
      video.height,
      video.milliseconds,
      video.bytes,
      video.posterKey,
      video.posterWidth,
      video.posterHeight,
    ],
  );
};
