import type { QueryConfig } from "pg";

const shown = "p.archived_at is null";

const pictureFields = `'id', i.id, 'baseUrl', '/media/' || i.media_key,
  'widths', json_build_array(160, 320, 480, 720, 1080), 'width', i.width, 'height', i.height, 'alt', i.alt`;

const pictures = (fields: string, where: string): string =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by i.place), '[]')
    from product_pictures i where i.product_id = p.id${where})`;

const stock = "(select coalesce(sum(u.stock), 0)::int from stock_units u where u.product_id = p.id) as stock";

const product = `p.id, p.title, p.description, p.price / 100::float8 as price,
  p.price * 12 / 1000::float8 as "originalPrice", '17% OFF' as "discountLabel", upper(p.category) as category,
  p.available_sizes as "availableSizes", p.available_colors as "availableColors",
  p.created_at >= now() - interval '10 days' as "isNew", ${stock},
  round(p.rating_sum::numeric / nullif(p.review_count, 0), 2)::float8 as "averageRating",
  p.review_count as "reviewCount"`;

const card = `${product}, ${pictures(pictureFields, " and i.place < 2")} as "coverPictures"`;

const page = (columns: string): string =>
  `select ${columns} from products p where ${shown} order by p.created_at desc, p.id desc limit $1`;

const one = (columns: string): string => `select ${columns} from products p where p.id = $1 and ${shown}`;

/** The cards of a page; one more than it shows. */
export const cards = (rows: number): QueryConfig => ({ name: "cards", text: page(card), values: [rows] });

export const categoryCounts: QueryConfig = {
  name: "category-counts",
  text: `select upper(p.category) as category, count(*)::int as count from products p where ${shown}
    group by p.category order by array_position('{party,casuals,everyday,accessories}', p.category)`,
};

export const detail = (id: string): QueryConfig => ({
  name: "detail",
  text: one(`${product}, p.materials,
    ${pictures(`${pictureFields}, 'view', upper(i.view), 'color', i.color`, "")} as pictures,
    (select coalesce(json_agg(json_build_object('id', u.id, 'size', u.size, 'color', u.color, 'stock', u.stock)
      order by u.id), '[]') from stock_units u where u.product_id = p.id) as "stockUnits"`),
  values: [id],
});

const link = "$2 || '/media/' || i.media_key || '/720.webp'";

const documented = `p.id as "_id", p.title, p.description, p.price / 100::float8 as price,
  (select ${link} from product_pictures i where i.product_id = p.id and i.place = 0) as "imageUrl",
  (select coalesce(json_agg(${link} order by i.place), '[]') from product_pictures i where i.product_id = p.id)
    as images,
  p.category, p.available_sizes as "availableSizes", p.available_colors as "availableColors", p.materials,
  ${stock}, p.created_at as "createdAt"`;

export const documentedList = (rows: number, publicUrl: string): QueryConfig => ({
  name: "documented-list",
  text: page(documented),
  values: [rows, publicUrl],
});

export const documentedOne = (id: string, publicUrl: string): QueryConfig => ({
  name: "documented-one",
  text: one(documented),
  values: [id, publicUrl],
});
