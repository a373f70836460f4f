import type { TestShop } from "./test-shop.ts";

type Listed = { id: string; mediaKey: string; view: string; color: string | null; alt: string };

/** Reads the pictures of products, and the jobs of their files, as the database has them. */
export const productPictures = ({ sql }: TestShop) => {
  const picturesOf = (productId: string) =>
    sql<Listed>(
      `select id, media_key as "mediaKey", view, color, alt, width, height,
         case when focus_x is not null then json_build_array(focus_x, focus_y) end as focus from product_pictures
       where product_id = $1 order by position`,
      [productId],
    );
  return {
    picturesOf,
    keysOf: async (productId: string) => (await picturesOf(productId)).map(({ mediaKey }) => mediaKey),
    versionOf: async (productId: string) =>
      (await sql<{ version: number }>("select version from products where id = $1", [productId]))[0]?.version,
    /** The jobs of a file, with the days until each. */
    jobsOf: (key: string) =>
      sql<{ task: string; days: number }>(
        `select task_identifier as task, extract(day from run_at - now())::int as days from graphile_worker.jobs
         where key like '%' || $1 order by task_identifier`,
        [key],
      ),
  };
};

/** A file that sets the pictures of one product. */
export const imagesRow = (id: string, images: string): string => `id,images\n${id},"${images}"\n`;
